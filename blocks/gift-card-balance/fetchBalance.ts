import { get } from '../../src/data/request'
import { isRequestError } from '../../src/errors/RequestError'
import { format } from '../../src/language/format'
import { showCents } from '../../src/model/money/shownMoney'
import { isRecord } from '../../src/model/text/json'
import { attemptProblem } from '../../src/ui/attempts'
import { messages } from './messages'

interface BalanceText {
  readonly text: string
  readonly isProblem: boolean
  /** Whether there is no card with this code. */
  readonly isUnknown?: boolean
}

/** Loads the balance of a gift card and formats it, or returns why that failed. Never rejects. */
export async function fetchBalance(
  code: string,
  { locale, signal }: { readonly locale: string; readonly signal: AbortSignal },
): Promise<BalanceText> {
  try {
    const answer = await get('/api/commerce/gift-cards/balance', { query: { code }, signal, ownStatuses: [429] })
    return { text: balanceText(answer, locale), isProblem: false }
  } catch (error) {
    const isUnknown = isRequestError(error) && error.errorKey === 'GIFT_CARD_UNKNOWN'
    return { text: isUnknown ? messages.unknown : attemptProblem(error), isProblem: true, isUnknown }
  }
}

/** Throws for a response without an amount or a currency. */
function balanceText(answer: unknown, locale: string): string {
  const { balanceCents, currency } = isRecord(answer) ? answer : {}
  if (typeof balanceCents !== 'number' || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw new Error(messages.unreadable)
  }
  if (balanceCents === 0) return messages.spent
  return format(messages.balance, { balance: showCents(Math.round(balanceCents), { locale, currency }) })
}
