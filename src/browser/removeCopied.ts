/**
 * Removes what a script has copied together with a mounted block, before the copy mounts: carousels that wrap around
 * clone their slides, and templates keep copies of pages, with everything that a block has added.
 */
export function removeCopied(copy: ParentNode, selector: string): void {
  for (const node of copy.querySelectorAll(selector)) node.remove()
}
