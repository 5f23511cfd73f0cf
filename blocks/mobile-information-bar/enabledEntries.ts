import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import type { EntryName } from './props'

const flags: readonly (readonly [flag: string, name: EntryName])[] = [
  ['isContactEmailEnabled', 'contactEmail'],
  ['isContactPhoneNumberEnabled', 'contactPhoneNumber'],
  ['isLocationEnabled', 'location'],
  ['isBusinessHoursEnabled', 'businessHours'],
]

/** The entries that the owner has turned on in `mobileInfoBarSettings`, whether or not the site has data for them. */
export function enabledEntries({ mobileInfoBarSettings: settings }: Page['websiteSettings']): readonly EntryName[] {
  return isRecord(settings) ? flags.flatMap(([flag, name]) => (settings[flag] === true ? [name] : [])) : []
}
