import { recordChanges } from '../../src/browser/elementChanges'
import { navigate } from '../../src/browser/navigate'
import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { isRequestError } from '../../src/errors/RequestError'
import { returnAddress } from '../../src/model/address/redirect'
import { answerInPlace, type FormAnswer } from '../../src/ui/answerForm'
import { attemptProblem } from '../../src/ui/attempts'
import { messages } from './messages'
import type { LoginProps } from './props'

const startPage = '/'
/** What password managers fill into each field. */
const purposes = { email: 'username', password: 'current-password' }

/**
 * Finds the form, which is the element or inside it, with its fields `email` and `password`, and the page to open after
 * login in `returnTo` (docs/decisions.md#7). Throws a `BlockError` without the fields.
 */
export function parse(element: HTMLElement): LoginProps {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form')
  const has = (name: string) => form?.querySelector(`input[name="${name}"]`)
  if (!form || !has('email') || !has('password')) throw new BlockError(messages.noFields)
  const wanted = form.querySelector<HTMLInputElement>('input[name="returnTo"]')?.value ?? ''
  return { form, returnTo: returnAddress(wanted, pageAddress()) ?? startPage }
}

/** Loads the code that opens sessions. */
export async function prepare(props: LoginProps): Promise<LoginProps> {
  const { openSession } = await import('../../src/data/session')
  return { ...props, openSession }
}

/** Logs in, and leaves the page only on success. Without this code, the form is submitted to the server's page. */
export function attach(_: HTMLElement, { form, returnTo, openSession }: LoginProps): () => void {
  const changes = recordChanges()
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  for (const [name, purpose] of Object.entries(purposes)) {
    const control = field(name)
    if (control && !control.hasAttribute('autocomplete')) changes.attribute(control, 'autocomplete', purpose)
  }
  if (!openSession) return changes.undo
  answerInPlace({
    form,
    changes,
    sending: messages.sending,
    async send(fields, signal): Promise<FormAnswer | null> {
      const [email, password] = [String(fields.get('email') ?? '').trim(), String(fields.get('password') ?? '')]
      if (email === '') return { text: messages.emailNeeded, isProblem: true, field: field('email') }
      if (password === '') return { text: messages.passwordNeeded, isProblem: true, field: field('password') }
      try {
        await openSession({ email, password, rememberMe: fields.get('rememberMe') !== null }, { signal })
        navigate(returnTo)
        return null
      } catch (error) {
        const isWrong = isRequestError(error) && error.errorKey === 'CREDENTIALS_INVALID'
        const text = isWrong ? messages.wrong : attemptProblem(error)
        return { text, isProblem: true, field: isWrong ? field('password') : null }
      }
    },
  })
  return changes.undo
}
