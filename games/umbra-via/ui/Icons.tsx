import type { ReactElement } from 'react';

export const Crown = ({ look = '' }: { readonly look?: string | undefined }): ReactElement => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" className={`uv-icon ${look}`}>
    <path d="M4 8L8 12L12 5L16 12L20 8L18.5 18H5.5Z" />
  </svg>
);

export const Pouch = (): ReactElement => (
  <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true" className="uv-icon">
    <path d="M9 8C4 12 4 20 8 20H16C20 20 20 12 15 8M8 8H16M9 8L7.5 4L10.5 5.2L12 3.6L13.5 5.2L16.5 4L15 8" />
  </svg>
);
