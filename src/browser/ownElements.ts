const mark = 'data-skerry-own'

/** Selects our elements in the server's markup, and copies of them. */
export const ownSelector = `[${mark}]`

const own = new WeakSet<Element>()

/** Marks an element of ours that is inserted into the server's markup, which scripts may copy. Returns it. */
export function markOwn<Inserted extends Element>(element: Inserted): Inserted {
  own.add(element)
  element.setAttribute(mark, '')
  return element
}

/** Whether an element was marked by `markOwn`, not copied from one that was. */
export function isOwn(element: Element): boolean {
  return own.has(element)
}
