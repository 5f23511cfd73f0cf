import { type Control, isHidden, isTickable } from './control'

// Parts of a label that are not its text. Elements that islands add, such as a counter, have a skerry- class.
const noWords = '.required, .field-error, [class^="skerry-"], [aria-hidden="true"], input, select, textarea'
const groups = 'fieldset, [role="radiogroup"], [role="group"]'
// Choices may have a text field next to them, without a label of its own, for another answer.
const texts = 'input:is(:not([type]), [type="text"])'
const others = ':is(select, textarea, input[type]:not([type="hidden"], [type="text"]))'

type Labels = ReadonlyMap<Element, HTMLLabelElement>

/** The element with a field's title. A field with several choices must not take its title from the first choice. */
export function titleOf(item: Element | null, controls: readonly Control[], labels: Labels): Element | null {
  const title = item?.querySelector('.title')
  if (title) return title
  const visible = controls.filter((control) => !isHidden(control))
  const areChoices = visible.every(isTickable)
  const group = visible.length > 1 && (item || areChoices) ? groupTitleOf(item, visible, labels) : null
  return group ?? (visible.length > 1 && areChoices ? null : (labels.get(visible[0] ?? controls[0]!) ?? null))
}

/** The legend or label of the closest group around some controls, unless the group also contains other fields. */
function groupTitleOf(item: Element | null, controls: readonly Control[], labels: Labels): Element | null {
  let group = controls[0]!.closest(groups)
  while (group && !group.contains(controls.at(-1)!)) group = group.parentElement?.closest(groups) ?? null
  if (!group || (item ? !item.contains(group) : hasOthers(group, controls[0]!.name, labels))) return null
  const id = group.getAttribute('aria-labelledby')?.split(' ')[0]
  return group.querySelector(':scope > legend') ?? (id ? document.getElementById(id) : null)
}

/** Whether a group contains fields other than the choices with a name. */
function hasOthers(group: Element, name: string, labels: Labels): boolean {
  const other = group.querySelector(`${others}:not([name="${CSS.escape(name)}"])`)
  return other !== null || [...group.querySelectorAll(texts)].some((text) => labels.has(text))
}

/** Maps each control to its label. A control's own `labels` searches the whole page, which is slow for thousands. */
export function labelsOf(form: HTMLFormElement, controls: readonly Control[]): Labels {
  const labels = new Map<Element, HTMLLabelElement>()
  for (const control of controls) {
    const label = Node.prototype.contains.call(form, control) ? null : control.labels?.[0]
    if (label) labels.set(control, label)
  }
  for (const label of Element.prototype.querySelectorAll.call(form, 'label') as NodeListOf<HTMLLabelElement>) {
    const { control } = label
    if (control && !labels.has(control)) labels.set(control, label)
  }
  return labels
}

/** The text of a title, without marks and without elements that islands have added. */
export function textOf(label: Element | null): string {
  if (!label) return ''
  const words = label.cloneNode(true) as Element
  for (const mark of words.querySelectorAll(noWords)) mark.remove()
  return (
    words.textContent
      ?.replace(/\s+/g, ' ')
      .replace(/\s*\*\s*$/, '')
      .trim() ?? ''
  )
}
