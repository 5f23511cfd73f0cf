import { post } from '../../src/data/request'
import { isRequestError } from '../../src/errors/RequestError'
import { attemptProblem } from '../../src/ui/attempts'

/** The data that is sent to sign a visitor up. */
export interface SignUp {
  readonly productId: string
  readonly variantId: string
  readonly siteVisitorEmail: string
  readonly isJoinMailingList: boolean
  /** The answer of a captcha; the property depends on the kind of captcha. */
  readonly captchaToken?: string
  readonly recaptchaEnterpriseV3Token?: string
}

/** Why signing up failed, and whether the address is the cause. */
interface SignUpProblem {
  readonly text: string
  readonly isEmail: boolean
}

/** Signs a visitor up. Resolves to the reason if that failed, else to `null`. Never rejects. */
export async function signUp(json: SignUp, signal: AbortSignal): Promise<SignUpProblem | null> {
  try {
    await post('/api/site-users/account/notifications/restock', { json, signal, ownStatuses: [409, 422, 429] })
    return null
  } catch (error) {
    const isEmail = isRequestError(error) && error.errorKey === 'EMAIL_INVALID'
    return { text: attemptProblem(error), isEmail }
  }
}
