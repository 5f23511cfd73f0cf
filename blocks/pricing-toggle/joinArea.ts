import { navigate } from '../../src/browser/navigate'
import { pageAddress } from '../../src/browser/pageAddress'
import { siteLink } from '../../src/browser/siteLink'
import { messages as dataMessages } from '../../src/data/messages'
import { post } from '../../src/data/request'
import { failureText } from '../../src/errors/failureText'
import { isUnanswered } from '../../src/errors/NetworkError'
import { isRequestError } from '../../src/errors/RequestError'
import { safeRedirect } from '../../src/model/address/redirect'
import { loginUrl } from '../../src/model/address/routes'
import { isRecord } from '../../src/model/text/json'
import { messages } from './messages'
import { type JoinProblem, optionParameter } from './props'

/**
 * Joins a member area for one of its prices, which opens the checkout. Resolves to the reason if that fails, otherwise
 * to an empty message. Never rejects.
 */
export async function joinArea(areaId: string, option: string): Promise<JoinProblem> {
  try {
    const answer = await post(`/api/member-areas/${encodeURIComponent(areaId)}/join`, { json: { option } })
    const written = isRecord(answer) && typeof answer.checkoutUrl === 'string' ? answer.checkoutUrl : ''
    const address = safeRedirect(written, pageAddress())
    if (!address) return { message: dataMessages.unknown }
    navigate(address)
    return { message: '' }
  } catch (error) {
    if (isUnanswered(error)) return { message: messages.offline }
    if (isRequestError(error) && error.isLoginRequired) {
      const back = new URL(location.href)
      back.searchParams.set(optionParameter, option)
      return { message: messages.loginNeeded, loginUrl: siteLink(loginUrl(back.pathname + back.search + back.hash)) }
    }
    return { message: failureText(error, dataMessages.unknown) }
  }
}
