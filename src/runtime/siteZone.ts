import { zoneOf } from '../model/calendar/zone'
import { isRecord } from '../model/text/json'
import { readContext } from './pageContext'

/** The time zone of the site (`website.timeZone` of the page context), in which its days begin. */
export function siteZone(): string {
  const { website } = readContext()
  const { timeZone, timeZoneOffset } = isRecord(website) ? website : {}
  return zoneOf(timeZone, timeZoneOffset)
}
