import { isInEditor } from '../../src/browser/isInEditor'
import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { CookieBannerProps } from './props'

/**
 * B3, B4 Cookie banner: asks visitors about cookies. It also loads after they have answered, because the page may
 * request it again, and in the owner's panel, which previews it before it is enabled.
 */
export const cookieBanner = definePageBlock<CookieBannerProps>({
  name: 'cookie-banner',
  wants: ({ cookieSettings }) => cookieSettings.isCookieBannerEnabled === true || isInEditor(),
  draws: false,
  load: () => import('./block'),
})
