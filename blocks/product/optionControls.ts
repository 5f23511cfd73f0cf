import type { ElementChanges } from '../../src/browser/elementChanges'
import { isPress } from '../../src/browser/plainClick'
import { optionControls } from '../../src/browser/servedProduct'
import { format } from '../../src/language/format'
import type { OptionState, VariantOption } from '../../src/model/product/variantPicker'
import { newId } from '../../src/ui/newId'
import { messages } from './messages'

interface ControlsOptions {
  readonly picker: HTMLElement
  readonly options: readonly VariantOption[]
  readonly changes: ElementChanges
  /** Called when a visitor chooses a value; `value` is empty if they choose none. */
  readonly pick: (name: string, value: string) => void
  /** Called when a visitor presses a value that cannot be chosen. */
  readonly refuse: (name: string, value: string) => void
}

/** Updates the control of one value. */
type Control = (state: OptionState) => void

/** Connects the selects and radio buttons of a product's options. */
export function createOptionControls({ picker, options, changes, pick, refuse }: ControlsOptions): {
  /** Shows which values are chosen and which are not available. */
  readonly show: (states: ReadonlyMap<string, readonly OptionState[]>) => void
} {
  const controls = options.map(({ name }) => {
    const { select, radios } = optionControls(picker, name)
    if (select) changes.listen(select, 'change', () => pick(name, select.value))
    const byValue = new Map<string, Control[]>()
    const add = (value: string, control: Control) => byValue.set(value, [...(byValue.get(value) ?? []), control])
    for (const option of select?.options ?? []) if (option.value) add(option.value, optionControl(option, changes))
    separate(radios, changes)
    for (const radio of radios) {
      changes.listen(radio, 'change', () => pick(name, radio.value))
      add(
        radio.value,
        radioControl(radio, changes, () => refuse(name, radio.value)),
      )
    }
    nameGroup(radios, name, changes)
    return { name, select, byValue }
  })

  const shown = new Map<Control, string>()
  const update = (control: Control, state: OptionState) => {
    const text = JSON.stringify(state)
    if (shown.get(control) === text) return
    shown.set(control, text)
    control(state)
  }
  return {
    show(states) {
      for (const { name, select, byValue } of controls) {
        const values = states.get(name) ?? []
        for (const state of values) for (const control of byValue.get(state.value) ?? []) update(control, state)
        const chosen = values.find(({ isChosen }) => isChosen)?.value ?? ''
        if (select && select.value !== chosen) select.value = chosen
      }
    },
  }
}

function optionControl(option: HTMLOptionElement, changes: ElementChanges): Control {
  const { value } = option
  const served = option.textContent
  changes.attribute(option, 'value', value)
  return ({ reason, isBlocked }) => {
    changes.content(option, reason ? [format(messages.withReason, { value: served.trim(), reason })] : null)
    changes.attribute(option, 'disabled', isBlocked ? '' : null)
  }
}

/** For a radio button that a template hides: invisible, but accessible by keyboard and to screen readers. */
const invisible = {
  display: 'inline-block',
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  margin: '-1px',
  opacity: '0',
}

function radioControl(radio: HTMLInputElement, changes: ElementChanges, refuse: () => void): Control {
  const label = labelOf(radio)
  if (label) replaceLabel(radio, label, changes, refuse)
  const text = label?.textContent.trim() || radio.value
  return ({ isChosen, state, reason, isBlocked }) => {
    radio.checked = isChosen
    changes.attribute(radio, 'disabled', isBlocked ? '' : null)
    changes.attribute(radio, 'aria-label', reason ? format(messages.withReason, { value: text, reason }) : text)
    if (!label) return
    changes.attribute(label, 'title', reason || null)
    changes.classed(label, 'skerry-variant-unavailable', state !== 'available')
    changes.classed(label, 'skerry-variant-blocked', isBlocked)
  }
}

/**
 * Lets a radio button be focused by keyboard instead of its label. The platform gives the label the role of a button,
 * because its templates hide the radio button.
 */
function replaceLabel(radio: HTMLInputElement, label: HTMLElement, changes: ElementChanges, refuse: () => void): void {
  const isFocused = document.activeElement === label
  if (getComputedStyle(radio).display === 'none') changes.styles(radio, invisible)
  changes.classed(radio, 'skerry-variant-radio', true)
  changes.attribute(label, 'role', null)
  changes.attribute(label, 'tabindex', null)
  if (isFocused) radio.focus()
  const press = (event: Event) => {
    // Ids are not unique across products, so the browser might choose a value of another product.
    event.preventDefault()
    if (radio.disabled) return refuse()
    radio.focus({ preventScroll: true })
    if (!radio.checked) radio.click()
  }
  changes.listen(label, 'click', (event) => {
    if (event.target !== radio) press(event)
  })
  changes.listen(label, 'keydown', (event) => {
    if (isPress(event)) press(event) // a key press from before the radio button became focusable
  })
}

/** The label of a radio button. The platform writes it after the radio button, with an id that others may have too. */
function labelOf(radio: HTMLInputElement): HTMLElement | null {
  const next = radio.nextElementSibling
  return next instanceof HTMLLabelElement ? next : (radio.closest('label') ?? radio.labels?.[0] ?? null)
}

/** Gives radio buttons a group name of their own if another product on the page has an option with the same name. */
function separate(radios: readonly HTMLInputElement[], changes: ElementChanges): void {
  const name = radios[0]?.name
  if (!name || document.getElementsByName(name).length <= radios.length) return
  const group = `${name}-${newId('option')}`
  const checked = radios.find((radio) => radio.checked)
  for (const radio of radios) changes.attribute(radio, 'name', group)
  if (checked) checked.checked = true
}

/** Names the group of an option's radio buttons for screen readers. */
function nameGroup(radios: readonly HTMLInputElement[], name: string, changes: ElementChanges): void {
  const group = radios[0]?.closest('.variant-radiobtn-wrapper')
  if (!group || group.hasAttribute('role')) return
  changes.attribute(group, 'role', 'radiogroup')
  changes.attribute(group, 'aria-label', name)
}
