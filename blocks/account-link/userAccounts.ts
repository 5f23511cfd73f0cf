import { readCookie } from '../../src/browser/cookies'
import { navigate } from '../../src/browser/navigate'
import { shared } from '../../src/browser/shared'
import { loginUrl, routes } from '../../src/model/address/routes'
import { isRecord, tryParseJson } from '../../src/model/text/json'

/** The part of the platform's accounts that templates and owners' scripts use, as `window.UserAccountApi`. */
export interface UserAccounts {
  readonly isUserAuthenticated: () => boolean
  readonly openAccountScreen: () => void
}

const host = globalThis as { UserAccountApi?: unknown }

/** Whether the visitor is logged in to the site, by the cookie that its server sets. */
export function isLoggedIn(): boolean {
  const user = tryParseJson(readCookie('SiteUserInfo') ?? '')
  return isRecord(user) && user.authenticated === true
}

/** The page of the visitor's account, or the one to log in, which leads back here. */
export function accountUrl(): string {
  return isLoggedIn() ? routes.account : loginUrl(location.pathname + location.search + location.hash)
}

/** Whether the platform's own script is on the page. */
export function hasPlatformAccounts(): boolean {
  return host.UserAccountApi !== undefined && host.UserAccountApi !== own().accounts
}

/**
 * Adds `window.UserAccountApi` to the page. Returns a function that removes it, unless another account link needs it.
 */
export function addUserAccounts(): () => void {
  const { accounts, users } = own()
  const user = Symbol('account link')
  users.add(user)
  host.UserAccountApi = accounts
  return () => {
    users.delete(user)
    if (!users.size && host.UserAccountApi === accounts) delete host.UserAccountApi
  }
}

/** The object that this page has got, or would get, and the account links that need it. */
function own(): { readonly accounts: UserAccounts; readonly users: Set<symbol> } {
  return shared('userAccounts', () => ({
    accounts: { isUserAuthenticated: isLoggedIn, openAccountScreen: () => navigate(accountUrl()) },
    users: new Set<symbol>(),
  }))
}
