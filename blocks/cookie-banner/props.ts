import type { Page } from '../../src/model/page/page'

export interface CookieBannerProps {
  /** The page's own settings; a preview replaces some of them. */
  readonly settings: Page['cookieSettings']
}
