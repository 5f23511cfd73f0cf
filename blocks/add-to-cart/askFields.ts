import { trustedScript } from '../../src/browser/trustedTypes'
import { element } from '../../src/ui/element'
import { openPageDialog } from '../../src/ui/pageDialog'
import { adoptStyles } from '../../src/ui/styles'
import css from './askFields.css?inline'
import { messages } from './messages'
import type { ProductForm } from './productForm'

/**
 * Creates a product's form. It is a block of the page, so it has the rules and messages of any other form; with
 * `data-form-answers` it passes on the answers instead of sending them. It keeps them while it is not shown.
 */
export function createFields({ name, fields }: ProductForm, itemId: string, submit: string): HTMLElement {
  const context = { formId: itemId, formName: titleOf(name), formFields: fields, formSubmitButtonText: submit }
  const script = element('script', { type: 'application/json', class: 'sqs-form-block-context' })
  script.text = trustedScript(JSON.stringify(context)) // JSON, which never runs
  const wrapper = element('div', { class: 'form-wrapper' })
  return element('div', { 'data-block-type': 'form', 'data-form-answers': true }, script, wrapper)
}

/**
 * Opens a product's form in a dialog. Resolves with the answers in the cart's format (docs/decisions.md#74), or `null`
 * if the visitor closes the dialog. `signal` closes it.
 */
export function askFields({ name }: ProductForm, block: HTMLElement, signal: AbortSignal): Promise<string | null> {
  adoptStyles('ask-fields', css)
  const title = titleOf(name)
  const content = element('div', { class: 'skerry-ask-fields' }, element('h2', {}, title), block)

  return new Promise((resolve) => {
    let answers: string | null = null
    const take = (event: Event) => {
      answers = JSON.stringify((event as CustomEvent<unknown>).detail)
      close()
    }
    const { close, remove } = openPageDialog({
      label: title,
      closeLabel: messages.closeForm,
      content,
      onClose() {
        block.removeEventListener('skerry-form-answers', take)
        resolve(answers)
      },
    })
    block.addEventListener('skerry-form-answers', take)
    signal.addEventListener('abort', remove, { once: true })
    if (signal.aborted) remove()
  })
}

function titleOf(name: string): string {
  return name || messages.formTitle
}
