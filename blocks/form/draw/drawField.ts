import { type FieldType, type FormField, likertValues } from '../../../src/model/form/formFields'
import { element } from '../../../src/ui/element'
import { menuMessages } from '../read/menuMessages'
import { drawEffects } from './drawEffects'
import { drawMark } from './drawMark'
import type { CaptionName, DrawnFieldProps } from './drawnContext'
import { drawAddress, drawName, drawPhone } from './drawParts'
import { drawPrefixed } from './drawPrefixed'
import { harmlessName } from './harmlessName'

const groups: { readonly [type in FieldType | 'file']?: (props: DrawnFieldProps) => readonly HTMLElement[] } = {
  name: drawName,
  phone: drawPhone,
  address: drawAddress,
  radio: drawOptions,
  checkbox: drawOptions,
}
const partTypes = new Set<string>(['name', 'phone', 'address'])

/** Input attributes of single-line fields. Addresses and numbers are left-to-right on every page. */
const inputs: { readonly [type in FieldType]?: { readonly [name: string]: string } } = {
  email: { type: 'email', autocomplete: 'email', dir: 'ltr' },
  number: { type: 'text', inputmode: 'numeric', dir: 'ltr' },
  currency: { type: 'text', inputmode: 'decimal', dir: 'ltr' },
  website: { type: 'url', autocomplete: 'url', dir: 'ltr' },
  twitter: { type: 'text', autocapitalize: 'none', dir: 'ltr' },
  password: { type: 'password', autocomplete: 'off' },
  date: { type: 'date' },
  time: { type: 'time' },
}
const answers: readonly CaptionName[] = [
  'likert.stronglyDisagree',
  'likert.disagree',
  'likert.neutral',
  'likert.agree',
  'likert.stronglyAgree',
]

/**
 * Draws one field, with the platform's class names. `completeFields` completes it like the server's fields. Unknown
 * types are drawn as a single-line text field.
 */
export function drawField(props: DrawnFieldProps): HTMLElement {
  const { field, controlId } = props
  if (field.type === 'section') return drawSection(field)
  const group = groups[field.type]
  const classes = `form-item ${partTypes.has(field.type) ? 'fields' : 'field'} ${field.type}${field.required ? ' required' : ''}`
  const identity = harmlessName(field.id, 'id', 'data-field-id')

  if (group)
    return element(
      'fieldset',
      { ...identity, class: classes },
      element('legend', {}, element('div', { class: 'title' }, drawTitle(props)), ...drawDescription(props)),
      ...group(props),
    )
  const isLikert = field.type === 'likert'
  return element(
    'div',
    { ...identity, class: classes, 'data-max-length': field.maxLength ? String(field.maxLength) : undefined },
    element('label', { class: 'title', for: isLikert ? undefined : controlId }, drawTitle(props)),
    ...drawDescription(props),
    ...(isLikert ? drawStatements(props) : drawSingle(props)),
  )
}

/** Draws a hidden field. Its value is in the markup, as in the server's forms, until the form is read. */
export function drawHiddenField(field: FormField): HTMLElement {
  const input = element('input', {
    type: 'hidden',
    ...harmlessName(field.key, 'name', 'data-name'),
    value: field.value,
  })
  return element('div', { id: field.id, class: 'form-item hidden', hidden: true }, input)
}

function drawSingle(props: DrawnFieldProps): readonly HTMLElement[] {
  const { field, controlId } = props
  const shared = { id: controlId, class: 'skerry-form-control', placeholder: field.placeholder || undefined }
  if (field.type === 'textarea') return [element('textarea', { ...shared, dir: 'auto' }), drawEffects()]
  if (field.type === 'select') return [drawMenu(props)]
  if (field.type === 'file') return [drawFile(props)]
  const hints = inputs[field.type] ?? { type: 'text', dir: 'auto' }
  const input = element('input', { ...shared, spellcheck: inputs[field.type] ? 'false' : undefined, ...hints })
  if (field.type === 'currency') return [drawPrefixed(input, field.currencySymbol || '$')]
  if (field.type === 'twitter') return [drawPrefixed(input, '@')]
  if (field.type === 'email' && field.mailingList) return [input, drawEffects(), drawSubscription(props)]
  return [input, drawEffects()]
}

/** A checkbox below an e-mail address for subscribing to the owner's newsletter. */
function drawSubscription({ controlId, context }: DrawnFieldProps): HTMLElement {
  const value = context.captions['email.signUp']
  return drawOption({ type: 'checkbox', value, 'data-subscribes': true, name: controlId }, value)
}

function drawFile({ field, controlId, context }: DrawnFieldProps): HTMLElement {
  const names = element('span', { class: 'skerry-form-files' }, context.captions['file.add'])
  const show = ({ currentTarget }: Event) => {
    const chosen = [...((currentTarget as HTMLInputElement).files ?? [])].map(({ name }) => name)
    names.textContent = chosen.join(', ') || context.captions['file.add']
  }
  const input = element('input', { type: 'file', id: controlId, multiple: field.numFiles > 1, oninput: show })
  return element(
    'div',
    { class: 'file-upload' },
    element('label', {}, input, element('span', { class: 'skerry-form-plus', 'aria-hidden': 'true' }), names),
  )
}

/** A menu that has no answer until a visitor chooses one. In an optional field, the visitor can clear the answer. */
function drawMenu({ field, controlId }: DrawnFieldProps): HTMLElement {
  const isClosed = field.required
  const menu = element(
    'select',
    { id: controlId, class: 'skerry-form-control show-placeholder' },
    element(
      'option',
      { value: '', disabled: isClosed, hidden: isClosed, selected: true },
      field.placeholder || menuMessages.unset,
    ),
    ...field.options.map((option) => element('option', { value: option }, option)),
  )
  menu.addEventListener('input', () => menu.classList.toggle('show-placeholder', menu.value === ''))
  return element('div', { class: 'skerry-form-menu' }, menu, drawEffects())
}

/** Radio buttons or checkboxes, one for each option. */
function drawOptions({ field, controlId }: DrawnFieldProps): readonly HTMLElement[] {
  return field.options.map((option) => drawOption({ type: field.type, name: controlId, value: option }, option))
}

function drawOption(attributes: { readonly [name: string]: string | boolean }, text: string): HTMLElement {
  const isRadio = attributes.type === 'radio'
  const marks = isRadio ? ['radio-mark', 'radio-outline'].map((name) => element('span', { class: name })) : []
  const words = element('span', { class: isRadio && 'radio-label' }, text)
  return element('div', { class: 'option' }, element('label', {}, element('input', attributes), words, ...marks))
}

/** The rows of a Likert field: answers from -2 to 2 for each statement (A3). */
function drawStatements({ field, controlId, context }: DrawnFieldProps): readonly HTMLElement[] {
  return field.options.map((statement, row) =>
    element(
      'fieldset',
      { class: 'item', 'data-question': statement },
      element('legend', { class: 'title question' }, statement),
      ...answers.map((caption, index) =>
        drawOption(
          { type: 'radio', name: `${controlId}-${row}`, value: likertValues[index]! },
          context.captions[caption],
        ),
      ),
    ),
  )
}

function drawTitle({ field, context }: DrawnFieldProps): HTMLElement {
  return element(
    'span',
    { class: 'form-title-words' },
    element('span', {}, field.title),
    ...drawMark(field.required, context),
  )
}

function drawDescription({ field, controlId }: DrawnFieldProps): readonly HTMLElement[] {
  return field.description
    ? [element('p', { class: 'description', id: `${controlId}-description` }, field.description)]
    : []
}

function drawSection({ id, underline, title, description }: FormField): HTMLElement {
  const text = description ? [element('div', { class: 'description' }, description)] : []
  const classes = `form-item section line-field${underline ? ' underline' : ''}`
  return element('div', { id, class: classes }, element('div', { class: 'title' }, title), ...text)
}
