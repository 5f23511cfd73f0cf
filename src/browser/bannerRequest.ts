import { shared } from './shared'

const request = () => shared('banner request', () => ({ isOpen: false }))

/** Keeps a page's request for the cookie banner (`skerry:open-cookie-banner`), whose code may not have loaded yet. */
export function keepBannerRequest(): () => void {
  const type = 'skerry:open-cookie-banner'
  const keep = () => {
    request().isOpen = true
  }
  document.addEventListener(type, keep)
  return () => document.removeEventListener(type, keep)
}

/** Whether the page has asked for the cookie banner since this was last called. */
export function takeBannerRequest(): boolean {
  const { isOpen } = request()
  request().isOpen = false
  return isOpen
}
