import { forgetDrafts } from '../browser/drafts'
import { isRecord } from '../model/text/json'
import { keepXsrfToken } from './crumb'
import { del, post } from './request'
import type { RequestOptions } from './requestOptions'

const logoutPath = '/api/auth/Logout'
const sessionPath = '/api/site-users/account/session'
const tooManyRequests = 429

type SessionOptions = Pick<RequestOptions, 'signal' | 'isForeground'>

/** Logs an account out (B4, A7) and deletes drafts. Like every request, it is repeated once with a renewed token. */
export async function logOut(options: SessionOptions = {}): Promise<void> {
  await post(logoutPath, { ...options, response: 'raw' })
  forgetDrafts()
}

/** The credentials of a site user. They are only sent in the body, never in a URL, an error or a log. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Logs a site user in (B7) and stores the session's token, which later requests send as a header. */
export async function openSession(credentials: Credentials, options: SessionOptions = {}): Promise<void> {
  const reply = await post(sessionPath, { ...options, json: credentials, ownStatuses: [tooManyRequests] })
  if (isRecord(reply) && typeof reply.xsrfToken === 'string') keepXsrfToken(reply.xsrfToken)
}

/** Logs a site user out (B7), with or without a copy of the cart. Repeated once if the token was rejected. */
export async function closeSession({ cloneCart, ...options }: SessionOptions & { cloneCart: boolean }): Promise<void> {
  await del(sessionPath, { ...options, query: { cloneCart }, response: 'raw' })
  keepXsrfToken(null)
  forgetDrafts()
}
