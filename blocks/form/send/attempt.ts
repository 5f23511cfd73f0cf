import type { ElementChanges } from '../../../src/browser/elementChanges'
import { pageFields } from '../../../src/browser/pageFields'
import { parseQuery } from '../../../src/browser/queryString'
import { type FormEntry, formPayload, isLeftEmpty } from '../../../src/model/form/formPayload'
import { messages } from '../messages'
import type { FormProps } from '../props'
import { addAttribute } from '../read/addAttribute'
import { type FormFieldElements, otherEntries, readForm } from '../read/readForm'
import { refuseFiles } from '../rules/checkFiles'
import { checkForm, locate } from '../rules/checkForm'
import { statusMessages } from '../rules/ruleMessages'
import { shortenZip } from '../rules/shortenZip'
import type { FormCaptcha } from '../view/useCaptcha'
import { type FieldError, type FormFailure, general, withHint } from './formState'
import { sendForm, withoutConnection } from './sendForm'

/** The button that submitted a form. */
export interface PressedButton {
  readonly text: string
  /** Its name and value; none without a name. */
  readonly entries: readonly FormEntry[]
}

/** Checks a file input as soon as a file is chosen; returns the error to show, or `null`. */
export function checkChosenFiles(form: HTMLFormElement, target: EventTarget | null): FieldError | null {
  const field = readForm(form, () => undefined).find(({ controls }) => controls.some((control) => control === target))
  const error = field ? refuseFiles(field) : null
  return error && { ...error, isUrgent: true }
}

/**
 * Reads, validates and sends the form. Returns `null` if the server saved it, else the failure to show. Locks the
 * fields through `changes` once they are valid.
 */
export async function attempt(
  props: FormProps & { readonly form: HTMLFormElement },
  pressed: PressedButton,
  captcha: FormCaptcha | null,
  changes: ElementChanges,
): Promise<FormFailure | null> {
  const { form, context, page, formId, collectionId, objectName, isOverlayForm } = props
  if (formId === '' && !props.isAnswered) return withHint(general(statusMessages[404]), messages.notSent)
  let fields: readonly FormFieldElements[]
  let payload: string
  try {
    const query = parseQuery(location.search) // parsed once: there may be many hidden fields and a thousand parameters
    fields = readForm(form, (name) => query.get(name)).map((field) => shortenZip(field, context))
    payload = JSON.stringify(formPayload(fields, [...otherEntries(form), ...pressed.entries]))
  } catch {
    return general(messages.notParsed)
  }
  const fieldErrors = [...fields.flatMap((field) => refuseFiles(field) ?? []), ...checkForm(fields, context)]
  if (fieldErrors.length > 0) return { fieldErrors, above: messages.fieldsInvalid, below: '' }
  if (props.isAnswered) {
    props.root.dispatchEvent(new CustomEvent('skerry-form-answers', { detail: fields.flatMap(answerOf) }))
    return null
  }
  lock(fields, changes)
  const answer = await captcha?.answer().catch(() => null)
  if (answer === null) return withoutConnection(general(messages.captchaIncomplete))
  if (answer?.captchaKey === '') return general(messages.captchaIncomplete)

  const failure = await sendForm(form, {
    formId,
    collectionId,
    objectName,
    isOverlayForm,
    submitButtonText: pressed.text,
    form: payload,
    ...answer,
    ...pageFields(page),
  })
  return failure && locate(failure, fields, context)
}

/**
 * Locks fields (A4 Form). Unlike disabled fields, they keep the focus and stay readable. Call it after validation,
 * because browsers do not validate read-only fields.
 */
function lock(fields: readonly FormFieldElements[], changes: ElementChanges): void {
  for (const control of fields.flatMap(({ controls }) => controls)) {
    addAttribute(changes, control, control.matches('select, [type="range"]') ? 'inert' : 'readonly', '')
    // Choices and files cannot be read-only.
    changes.listen(control, 'click', (event) => event.preventDefault())
  }
}

/** The answer to one question as text, for a line in the cart; none if it was left empty. */
function answerOf(field: FormFieldElements): readonly { readonly label: string; readonly value: string }[] {
  const { title, type, parts } = field
  if (isLeftEmpty(field)) return [] // file fields count as empty too, because their files are not sent
  const written = parts.filter(({ value }) => value.trim() !== '')
  const values = written.map(({ role, value }) => (type === 'likert' ? `${role}: ${value}` : value.trim()))
  const joint = type === 'time' || type === 'date' ? ' ' : ', '
  return [{ label: title, value: values.join(joint) }]
}
