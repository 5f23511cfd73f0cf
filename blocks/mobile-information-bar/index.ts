import { definePageBlock } from '../../src/runtime/definePageBlock'
import { enabledEntries } from './enabledEntries'
import type { MobileInformationBarProps } from './props'

/** B2, B22 How to reach the owner, at the bottom of phones and tablets, and of windows that are made as narrow. */
export const mobileInformationBar = definePageBlock<MobileInformationBarProps>({
  name: 'mobile-information-bar',
  wants: ({ websiteSettings }) => enabledEntries(websiteSettings).length > 0,
  draws: false,
  load: () => import('./block'),
})
