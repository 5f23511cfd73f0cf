import { readCookie, removeCookie, writeCookie } from '../browser/cookies'
import type { Page } from '../model/page/page'
import { scrubText } from './scrub'

/** The cookie of the campaign that led to a visit (B3, docs/decisions.md#99). */
export const marketingCookie = 'ss_marketing'
const segmentName = 'ss_segment'
const memberName = 'ss_member'

/** The cookies that describe a visit. Each ends with the visit (docs/decisions.md#99). */
export const visitAttributes = [marketingCookie, segmentName, memberName]

const maxLength = 500

interface Visit {
  /** Whether the visit begins now. */
  readonly isNew: boolean
  /** Whether the visitor has been here before. */
  readonly isReturning: boolean
}

/**
 * Writes the cookies that describe a visit, for `days`: the campaign (the parameters of the address that begin with
 * `utm_`; the last campaign counts), the visitor's segment, `new` or `returning`, and the id of a member who is logged
 * in. A cookie that would be empty is removed.
 */
export function writeVisitAttributes(
  { authenticatedAccount }: Page,
  { isNew, isReturning }: Visit,
  days: number,
): void {
  const values = {
    [marketingCookie]: campaign() || (isNew ? '' : readCookie(marketingCookie)),
    [segmentName]: isReturning ? 'returning' : 'new',
    [memberName]: authenticatedAccount?.id,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) writeCookie(name, value, { days })
    else if (readCookie(name) !== null) removeCookie(name)
  }
}

/** The parameters of the page's address by which marketing recognises a campaign, such as `utm_source`. */
export function marketingParameters(): readonly (readonly [name: string, value: string])[] {
  return [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
}

function campaign(): string {
  const fields = marketingParameters().map(([name, value]) => [name, scrubText(value)])
  return new URLSearchParams(fields).toString().slice(0, maxLength)
}
