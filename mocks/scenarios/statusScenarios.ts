import { type Answer, forbidden, loginRequired, rateLimited } from '../http/Answer'
import { jsonMember } from '../http/body'
import { foreground, only } from './applies'
import type { Scenario } from './Scenario'

const retryAfterSeconds = 30

/** An error without a JSON body, as from a proxy: the page has only the status. */
const bare = (status: number): Answer => ({ status, headers: { 'Content-Type': 'text/html' }, body: '<h1>Error</h1>' })

const reply = (status: number, json: { readonly [name: string]: unknown }): Answer => ({ status, json })

/** Statuses and error replies (A8). */
export const statusScenarios = [
  {
    name: 'rateLimited',
    description: `Status 429 with Retry-After: ${retryAfterSeconds}.`,
    applies: foreground,
    respond: () => rateLimited(retryAfterSeconds),
  },
  {
    name: 'formKeyMissing',
    description: 'The form key response contains no key.',
    applies: only('FormSubmissionKey'),
    respond: () => reply(200, {}),
  },
  {
    name: 'formKeyFails',
    description: 'The form key request fails with status 500.',
    applies: only('FormSubmissionKey'),
    respond: () => bare(500),
  },
  {
    name: 'formNotConfigured',
    description: 'Status 404 when a form is saved: the form is not configured.',
    applies: only('SaveFormSubmission'),
    respond: () => bare(404),
  },
  { name: 'notFound', description: 'Status 404 without JSON.', applies: foreground, respond: () => bare(404) },
  { name: 'unauthorized', description: 'Status 401 without JSON.', applies: foreground, respond: () => bare(401) },
  {
    name: 'loginRequired',
    description: 'Status 401 with loginRequired: true.',
    applies: foreground,
    respond: () => loginRequired(),
  },
  { name: 'forbidden', description: 'Status 403 without JSON.', applies: foreground, respond: () => bare(403) },
  {
    name: 'authorizationFail',
    description: 'Status 403 with authorizationFail: true.',
    applies: foreground,
    respond: () => forbidden(),
  },
  { name: 'serverError', description: 'Status 500 without JSON.', applies: foreground, respond: () => bare(500) },
  {
    name: 'serverErrorReply',
    description: 'Status 500 with a JSON error and message.',
    applies: foreground,
    respond: () => reply(500, { error: 'The database is asleep.', message: 'The database is asleep.' }),
  },
  { name: 'notImplemented', description: 'Status 501 without JSON.', applies: foreground, respond: () => bare(501) },
  { name: 'badGateway', description: 'Status 502 without JSON.', applies: foreground, respond: () => bare(502) },
  {
    name: 'badGatewayReply',
    description: 'Status 502 with a JSON message.',
    applies: foreground,
    respond: () => reply(502, { message: 'The payment provider did not answer.' }),
  },
  {
    name: 'unavailable',
    description: 'Status 503 without JSON.',
    applies: foreground,
    respond: () => bare(503),
  },
  {
    name: 'gatewayTimeout',
    description: 'Status 504: one of the statuses that mean no connection.',
    applies: foreground,
    respond: () => bare(504),
  },
  {
    name: 'fieldErrors',
    description: 'Status 400 with errors for the first two fields that were sent.',
    applies: only('SaveFormSubmission'),
    respond: (call) => reply(400, { errors: errorsForFirstFields(call.body.value) }),
  },
  {
    name: 'errorReply',
    description: 'Status 400 with a JSON error and message.',
    applies: foreground,
    respond: () => reply(400, { error: 'The request was declined.', message: 'The request was declined.' }),
  },
  {
    name: 'errorWithOkStatus',
    description: 'Status 200 with an error field: still an error.',
    applies: foreground,
    respond: () => reply(200, { error: 'The request was declined.' }),
  },
  {
    name: 'billingError',
    description: 'Status 400 with only a billingErrorCode.',
    applies: foreground,
    respond: () => reply(400, { billingErrorCode: 'CARD_DECLINED' }),
  },
  {
    name: 'cleanedError',
    description: 'Status 500 with cleaned: true: details are kept from visitors.',
    applies: foreground,
    respond: () => reply(500, { error: 'Error', cleaned: true }),
  },
] as const satisfies readonly Scenario[]

function errorsForFirstFields(body: unknown): { readonly [fieldId: string]: string } {
  const form = jsonMember(body, 'form')
  const ids = typeof form === 'object' && form !== null ? Object.keys(form).slice(0, 2) : []
  return Object.fromEntries(ids.map((id) => [id, 'The server does not accept this value.']))
}
