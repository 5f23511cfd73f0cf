type NativeMethod = 'closest' | 'matches' | 'querySelectorAll' | 'getAttribute' | 'setAttribute' | 'removeAttribute'

/**
 * Calls a method of an element as its prototype has it. A field of a form hides the member it is named after, so on
 * anything that may be a form, or have one around it, the element itself is no good witness.
 */
export function callNative<Name extends NativeMethod>(
  element: Element,
  name: Name,
  ...values: Parameters<Element[Name]>
): ReturnType<Element[Name]> {
  // The method and its parameters have the same name, so they belong together.
  return (Element.prototype[name] as (...values: unknown[]) => ReturnType<Element[Name]>).apply(element, values)
}

/** The parent of an element, asked in the same way: through a field named `parentElement` a walk upwards would never end. */
export function parentOf(element: Element): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', element) // the prototype's getter gives nothing else
}
