import { post } from '../../src/data/request'
import { isRequestError } from '../../src/errors/RequestError'
import { attemptProblem } from '../../src/ui/attempts'

/** What is sent to sign a visitor up. */
export interface SignUp {
  readonly productId: string
  readonly variantId: string
  readonly siteVisitorEmail: string
  readonly isJoinMailingList: boolean
  /** The answer of a captcha, by the name of its kind. */
  readonly captchaToken?: string
  readonly recaptchaEnterpriseV3Token?: string
}

/** Why a visitor could not be signed up, and whether the address is to blame. */
interface SignUpProblem {
  readonly text: string
  readonly isEmail: boolean
}

/** Signs a visitor up. Resolves with the reason if that failed, else with `null`. Never rejects. */
export async function signUp(json: SignUp, signal: AbortSignal): Promise<SignUpProblem | null> {
  try {
    await post('/api/site-users/account/notifications/restock', { json, signal, ownStatuses: [409, 422, 429] })
    return null
  } catch (error) {
    const isEmail = isRequestError(error) && error.errorKey === 'EMAIL_INVALID'
    return { text: attemptProblem(error), isEmail }
  }
}
