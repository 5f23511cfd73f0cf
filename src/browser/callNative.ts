type NativeMethod =
  | 'closest'
  | 'matches'
  | 'querySelectorAll'
  | 'getAttribute'
  | 'getAttributeNames'
  | 'setAttribute'
  | 'removeAttribute'

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

/**
 * The parent of an element, also read through the prototype: in a form with a field named `parentElement`, a walk up
 * the tree would never end.
 */
export function parentOf(element: Element): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', element) // the prototype's getter returns nothing else
}
