import { type OrderProblem, type ProductOrder, readProductOrder } from '../../src/browser/productOrder'
import { format } from '../../src/language/format'
import { messages as productMessages } from '../../src/model/product/messages'
import { messages } from './messages'
import type { AddToCartProps } from './props'

/** Reads the choices for the product of a button. Returns a message for the visitor if one is missing. */
export function readOrder(button: HTMLElement, props: AddToCartProps): ProductOrder | string {
  const order = readProductOrder(button, props)
  return 'kind' in order ? messageOf(order) : order
}

function messageOf(problem: OrderProblem): string {
  if (problem.kind === 'missing option') return format(messages.chooseOption, { option: problem.option })
  if (problem.kind === 'quantity') return format(messages.quantityInvalid, { minimum: 1, maximum: problem.largest })
  return problem.kind === 'sold out' ? productMessages.soldOut : messages.notOffered
}
