import { breakpoints } from '../../src/model/page/breakpoints'
import { definePageBlock } from '../../src/runtime/definePageBlock'
import { enabledEntries } from './enabledEntries'
import type { MobileInformationBarProps } from './props'

/** B2, B22 How to reach the owner, at the bottom of phones and tablets. Wider windows load nothing for it. */
export const mobileInformationBar = definePageBlock<MobileInformationBarProps>({
  name: 'mobile-information-bar',
  wants: ({ websiteSettings }) => enabledEntries(websiteSettings).length > 0,
  when: { media: `(max-width: ${breakpoints.mobileBarMaxWidth}px)` },
  draws: false,
  load: () => import('./block'),
})
