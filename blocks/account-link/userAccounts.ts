import { readCookie } from '../../src/browser/cookies'
import { navigate } from '../../src/browser/navigate'
import { shared } from '../../src/browser/shared'
import { siteLink } from '../../src/browser/siteLink'
import { loginUrl, routes } from '../../src/model/address/routes'
import { isRecord, tryParseJson } from '../../src/model/text/json'

/** The part of the platform's accounts that templates and owners' scripts use, as `window.UserAccountApi`. */
export interface UserAccounts {
  readonly isUserAuthenticated: () => boolean
  readonly openAccountScreen: () => void
}

const host = globalThis as { UserAccountApi?: unknown }

/** Whether the visitor is logged in to the site, according to the cookie that the server sets. */
export function isLoggedIn(): boolean {
  const user = tryParseJson(readCookie('SiteUserInfo') ?? '')
  return isRecord(user) && user.authenticated === true
}

/** The URL of the visitor's account page, or of the login page, which leads back to this page. */
export function accountUrl(): string {
  return siteLink(isLoggedIn() ? routes.account : loginUrl(location.pathname + location.search + location.hash))
}

/** Whether the platform's own script is on the page. */
export function hasPlatformAccounts(): boolean {
  return host.UserAccountApi !== undefined && host.UserAccountApi !== ownAccounts().api
}

/**
 * Adds `window.UserAccountApi` to the page. Returns a function that removes it, unless another account link needs it.
 */
export function addUserAccounts(): () => void {
  const own = ownAccounts()
  own.links++
  host.UserAccountApi = own.api
  return () => {
    own.links--
    if (own.links === 0 && host.UserAccountApi === own.api) delete host.UserAccountApi
  }
}

/** Our own object, and how many account links need it. */
function ownAccounts(): { readonly api: UserAccounts; links: number } {
  return shared('userAccounts', () => ({
    api: { isUserAuthenticated: isLoggedIn, openAccountScreen: () => navigate(accountUrl()) },
    links: 0,
  }))
}
