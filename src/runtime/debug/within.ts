/**
 * The elements that match, including `root` itself. Like `select` of the finder, which would become a part of the wiring,
 * on all pages, if the report imported it.
 */
export function within(root: Document | Element, selector: string): readonly Element[] {
  const below = [...root.querySelectorAll(selector)]
  return root instanceof Element && root.matches(selector) ? [root, ...below] : below
}
