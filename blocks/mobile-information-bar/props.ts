import type { OpeningHours } from './openingHours'

/** The entries of the bar, in order, as the platform names them. */
export type EntryName = 'contactEmail' | 'contactPhoneNumber' | 'location' | 'businessHours'

export interface MobileInformationBarProps {
  /** The URLs of the links that the owner enabled and that the site has data for. */
  readonly links: { readonly [name in Exclude<EntryName, 'businessHours'>]?: string }
  /** `null` if they are not shown. */
  readonly hours: OpeningHours | null
  readonly locale: string
  /** The time zone of the site. */
  readonly zone: string
}
