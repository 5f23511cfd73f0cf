import type { ProductOrder } from '../../src/browser/productOrder'
import { messages } from './messages'
import type { ProductForm } from './productForm'

interface AskingOptions {
  /** Shows below the button why the product cannot be bought now. */
  readonly refuse: (message: string) => void
  readonly onAnswered: (order: ProductOrder) => void
  readonly signal: AbortSignal
}

/**
 * Returns a function that opens the product's form before an order, and passes on the order with the answers. Only one
 * form is open at a time, however often the button is pressed.
 */
export function createAsking(button: HTMLElement, { refuse, onAnswered, signal }: AskingOptions) {
  // Later it may read “Added!”.
  const label = (button.querySelector('.sqs-add-to-cart-button-inner') ?? button).textContent.trim()
  let isAsking = false
  return async (form: ProductForm, order: ProductOrder): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const { askFields } = await import('./askFields')
      const answers = await askFields(form, label, signal)
      if (answers === null || signal.aborted) return
      onAnswered({ ...order, line: { ...order.line, additionalFields: answers === '[]' ? null : answers } })
    } catch {
      refuse(messages.formFailed)
    } finally {
      isAsking = false
    }
  }
}
