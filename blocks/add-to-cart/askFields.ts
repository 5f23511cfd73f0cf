import { trustedScript } from '../../src/browser/trustedTypes'
import { element } from '../../src/ui/element'
import { openPageDialog } from '../../src/ui/pageDialog'
import { adoptStyles } from '../../src/ui/styles'
import css from './askFields.css?inline'
import { messages } from './messages'
import type { ProductForm } from './productForm'

/**
 * Opens a product's form in a dialog. The form is a block of the page, so it has the rules and messages of any other
 * form; with `data-form-answers` it passes on the answers instead of sending them. Resolves with the answers in the
 * cart's format (docs/decisions.md#74), or `null` if the visitor closes the dialog. `signal` closes it.
 */
export function askFields({ name, fields }: ProductForm, submit: string, signal: AbortSignal): Promise<string | null> {
  adoptStyles('ask-fields', css)
  const title = name || messages.formTitle
  const context = { formName: title, formFields: fields, formSubmitButtonText: submit }
  const script = element('script', { type: 'application/json', class: 'sqs-form-block-context' })
  script.text = trustedScript(JSON.stringify(context)) // JSON, which never runs
  const wrapper = element('div', { class: 'form-wrapper' })
  const block = element('div', { 'data-block-type': 'form', 'data-form-answers': true }, script, wrapper)
  const content = element('div', { class: 'skerry-ask-fields' }, element('h2', {}, title), block)

  return new Promise((resolve) => {
    let answers: string | null = null
    const { close, remove } = openPageDialog({
      label: title,
      closeLabel: messages.closeForm,
      content,
      onClose: () => resolve(answers),
    })
    block.addEventListener('skerry-form-answers', (event) => {
      answers = JSON.stringify((event as CustomEvent<unknown>).detail)
      close()
    })
    signal.addEventListener('abort', remove, { once: true })
    if (signal.aborted) remove()
  })
}
