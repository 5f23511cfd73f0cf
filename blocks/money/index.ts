import { defineBlock } from '../../src/runtime/defineBlock'
import type { MoneyProps } from './props'

/** C1 Money: a price that the server sent as a bare number gets its currency. */
export const money = defineBlock<MoneyProps>({
  name: 'money',
  selector: '.sqs-money-native, [data-currency-code]',
  draws: false,
  notice: false,
  load: () => import('./block'),
})
