import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { BlockError } from '../../src/errors/BlockError'
import type { Page } from '../../src/model/page/page'
import { answerInPlace } from '../../src/ui/answerForm'
import { messages } from './messages'
import type { GiftCardBalanceProps } from './props'

/** Finds the form, which is the element or inside it, and its field `code`. Throws a `BlockError` without them. */
export function parse(element: HTMLElement, page: Page): GiftCardBalanceProps {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form')
  const codeField = form?.querySelector<HTMLInputElement>('input[name="code"]')
  if (!form || !codeField) throw new BlockError(messages.noField)
  return { form, codeField, locale: pageLocale(page.settings.locale) }
}

/** Loads the code that requests balances. */
export async function prepare(props: GiftCardBalanceProps): Promise<GiftCardBalanceProps> {
  const { fetchBalance } = await import('./fetchBalance')
  return { ...props, fetchBalance }
}

/** Shows the balance below the form's button. Without this code, the server's page shows it. */
export function attach(_: HTMLElement, { form, codeField, locale, fetchBalance }: GiftCardBalanceProps): () => void {
  const changes = recordChanges()
  if (!fetchBalance) return changes.undo
  answerInPlace({
    form,
    changes,
    sending: messages.checking,
    async send(_fields, signal) {
      const code = codeField.value.trim()
      if (code === '') return { text: messages.codeNeeded, isProblem: true, field: codeField }
      const { text, isProblem, isUnknown } = await fetchBalance(code, { locale, signal })
      return { text, isProblem, field: isUnknown ? codeField : null }
    },
  })
  return changes.undo
}
