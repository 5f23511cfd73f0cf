import type { ProductOrder } from '../../src/browser/productOrder'
import { messages } from './messages'
import type { ProductForm } from './productForm'

interface AskingOptions {
  /** Shows below the button why the product cannot be bought now. */
  readonly refuse: (message: string) => void
  /** Buys an order with the answers. Resolves to whether the purchase succeeded. */
  readonly sell: (order: ProductOrder) => Promise<boolean>
  /**
   * Whether the visitor has already been shown the changed price of an order, so that the order can be repeated at that
   * price.
   */
  readonly hasNewPrice: (order: ProductOrder) => boolean
  readonly signal: AbortSignal
}

/**
 * Returns a function that opens the product's form before an order, and buys the order with the answers. Only one form
 * is open at a time, however often the button is pressed. It keeps its answers until the product has been bought.
 */
export function createAsking(button: HTMLElement, { refuse, sell, hasNewPrice, signal }: AskingOptions) {
  // Read it now: later the label may be “Added!”.
  const label = (button.querySelector('.sqs-add-to-cart-button-inner') ?? button).textContent.trim()
  let isAsking = false
  let kept: HTMLElement | null = null
  let refused: string | null = null
  const buy = async (order: ProductOrder, answers: string, block: HTMLElement) => {
    kept = null // another press is another purchase
    refused = null
    const additionalFields = answers === '[]' ? null : answers
    if (await sell({ ...order, line: { ...order.line, additionalFields } })) {
      block.dispatchEvent(new Event('skerry-form-accepted'))
    } else {
      kept = block
      refused = answers
    }
  }
  return async (form: ProductForm, order: ProductOrder): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const { askFields, createFields } = await import('./askFields')
      kept ??= createFields(form, order.line.itemId, label)
      const block = kept
      const answers = (hasNewPrice(order) && refused) || (await askFields(form, block, signal))
      if (answers !== null && !signal.aborted) void buy(order, answers, block)
    } catch {
      refuse(messages.formFailed)
    } finally {
      isAsking = false
    }
  }
}
