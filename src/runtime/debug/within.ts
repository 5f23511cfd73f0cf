/**
 * The elements that match, including `root` itself. A copy of `select` in `find.ts`. If the report imported that, it
 * would become part of the wiring, on all pages.
 */
export function within(root: Document | Element, selector: string): readonly Element[] {
  const below = [...root.querySelectorAll(selector)]
  return root instanceof Element && root.matches(selector) ? [root, ...below] : below
}
