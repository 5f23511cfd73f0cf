import { forgetDrafts } from '../browser/drafts'
import { isRecord } from '../model/text/json'
import { keepXsrfToken } from './crumb'
import { del, post, type RequestOptions } from './request'

const logoutPath = '/api/auth/Logout'
const sessionPath = '/api/site-users/account/session'

type SessionOptions = Pick<RequestOptions, 'signal' | 'isForeground'>

/** Logs an account out (B4, A7). A refused token is renewed and the call repeated once, as for every request. Drafts go with it. */
export async function logOut(options: SessionOptions = {}): Promise<void> {
  await post(logoutPath, { ...options, response: 'raw' })
  forgetDrafts()
}

/** What a site user logs in with. It goes into the body only, never into a url, an error or a log. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Logs a site user in (B7) and keeps the session's token, which later requests carry as a header. */
export async function openSession(credentials: Credentials, options: SessionOptions = {}): Promise<void> {
  const reply = await post(sessionPath, { ...options, json: credentials })
  if (isRecord(reply) && typeof reply.xsrfToken === 'string') keepXsrfToken(reply.xsrfToken)
}

/** Logs a site user out (B7), with or without a copy of the cart; repeated once where the token was refused. */
export async function closeSession({ cloneCart, ...options }: SessionOptions & { cloneCart: boolean }): Promise<void> {
  await del(sessionPath, { ...options, query: { cloneCart }, response: 'raw' })
  keepXsrfToken(null)
  forgetDrafts()
}
