/**
 * An attribute with a name, or another attribute if a control or group of that name would hide the form's own member,
 * such as `submit`.
 */
export function harmlessName(name: string, attribute: string, other: string): { readonly [attribute: string]: string } {
  return { [name in HTMLFormElement.prototype ? other : attribute]: name }
}
