type NativeMethod =
  | 'closest'
  | 'matches'
  | 'querySelectorAll'
  | 'getAttribute'
  | 'getAttributeNames'
  | 'setAttribute'
  | 'removeAttribute'
  | 'toggleAttribute'
  | 'replaceWith'
  | 'getBoundingClientRect'

/**
 * Calls the prototype's version of an element's method. A form's fields hide members of the same name, so for an
 * element that may be a form, or inside one, the element's own property is not reliable.
 */
export function callNative<Name extends NativeMethod>(
  element: Element,
  name: Name,
  ...values: Parameters<Element[Name]>
): ReturnType<Element[Name]> {
  // `values` are the parameters of the method with this name.
  return (Element.prototype[name] as (...values: unknown[]) => ReturnType<Element[Name]>).apply(element, values)
}

/** A property of an element, read from its prototype for the same reason. */
export function readNative<Name extends 'style' | 'hidden' | 'classList' | 'children' | 'slot'>(
  element: Element,
  name: Name,
): HTMLElement[Name] {
  // Only a form's fields hide anything. Other elements, such as those of SVG, have a prototype of their own.
  return Reflect.get(element instanceof HTMLFormElement ? HTMLElement.prototype : element, name, element)
}

/**
 * The parent of an element, also read through the prototype: in a form with a field named `parentElement`, a walk up
 * the tree would never end.
 */
export function parentOf(element: Element): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', element) // the prototype's getter returns nothing else
}
