/** Returns the controls and custom elements of a form in page order, including those outside it (`form="id"`). */
export function elementsOf(form: HTMLFormElement): readonly Element[] {
  return [...(Reflect.get(HTMLFormElement.prototype, 'elements', form) as Iterable<Element>)]
}

/** Whether an element is inside a form or is one of its controls. Works even if fields hide the form's own methods. */
export function isOf(form: HTMLFormElement, element: EventTarget | null): boolean {
  return (
    Node.prototype.contains.call(form, element as Node | null) || (element as Partial<HTMLInputElement>)?.form === form
  )
}
