import type { SVGProps } from 'react';

export interface TargetProps extends SVGProps<SVGGElement> {
  readonly 'data-element': string;
  readonly tabIndex: number;
  readonly 'aria-label': string;
}

/** What can be used in a drawing: `<Target {...selection.mark('b3')} tabIndex={grid.tabOf('b3')} aria-label="b3">`. */
export function Target(props: TargetProps) {
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
  return <g role="button" {...props} />;
}
