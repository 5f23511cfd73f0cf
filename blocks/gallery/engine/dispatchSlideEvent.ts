/** Tells the page's own scripts of a slide, by a DOM event that bubbles. */
export function dispatchSlideEvent(element: Element | undefined, event: string, index: number): void {
  element?.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { index } }))
}
