/** Dispatches a bubbling DOM event about a slide, for the page's own scripts. */
export function dispatchSlideEvent(element: Element | undefined, event: string, index: number): void {
  element?.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { index } }))
}
