/** For screen readers: which of several alike a button or link is about. The visible words come first, as they must. */
export function Of({ name }: { readonly name: string }) {
  return <span className="hidden">: {name}</span>;
}
