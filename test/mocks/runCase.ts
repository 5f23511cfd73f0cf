import type { Cart } from '../../src/model/cart/Cart'
import type { ContractCase } from './ContractCase'

/** What came back, as plain data. */
export interface CaseResult {
  readonly operation: string
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

/** Somebody with cookies, who sends requests to one of the fronts. */
export interface Sender {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly cookie: (name: string) => string
}

// What a connection adds, and cookies, which a page does not see.
const notCompared = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'set-cookie']

/** Forgets what was before, logs in who sends the request, and sends it. */
export async function runCase(one: ContractCase, sender: Sender): Promise<CaseResult> {
  await sender.fetch('/__mock/reset', { method: 'POST' })
  await sender.fetch(`/__mock/login?as=${one.as ?? 'nobody'}`)
  const crumb = () => encodeURIComponent(sender.cookie('crumb'))
  const key = JSON.stringify(one.body ?? null).includes('{key}') ? await keyOf(sender, crumb()) : ''
  let held: Held = {}
  for (const earlier of one.before ?? []) {
    held = { ...held, ...heldAfter(await (await sendCase(earlier, sender, { ...held, key })).json()) }
  }
  let response: Response | null = null
  for (let time = 0; time < (one.times ?? 1); time++) response = await sendCase(one, sender, { ...held, key })
  if (response === null) throw new Error('A case is sent at least once.')
  const compared = [...response.headers].filter(([name]) => !notCompared.includes(name))
  const { status } = response
  const headers = Object.fromEntries(compared)
  return { operation: one.operation, status, headers, body: comparable(headers, await response.text()) }
}

/** What stands for a placeholder. */
interface Held {
  readonly [placeholder: string]: string
}

function sendCase(one: ContractCase, sender: Sender, held: Held): Promise<Response> {
  const crumb = sender.cookie('crumb')
  const fill = (text: string) =>
    Object.entries({ ...held, crumb }).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text)
  const address = fill(one.path)
  const path =
    one.hasNoCrumb || one.method === 'GET'
      ? address
      : `${address}${address.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(crumb)}`
  const headers = Object.entries(one.headers ?? {}).map(([name, value]): [string, string] => [name, fill(value)])
  return sender.fetch(path, { method: one.method, headers, ...bodyOf(one, fill) })
}

function heldAfter(answer: { readonly shoppingCart?: Cart }): Held {
  const { shoppingCart: cart } = answer
  if (cart === undefined) return {}
  return { entry: cart.entries[0]?.id ?? '', cartToken: cart.cartToken, total: String(cart.grandTotalCents) }
}

/** A script is sent as the text of a function, which each front has as its build wrote it; what it is called with counts. */
function comparable({ 'content-type': type = '' }: CaseResult['headers'], body: string): string {
  return type.startsWith('text/javascript') ? body.slice(body.lastIndexOf('({')) : body
}

function bodyOf(one: ContractCase, fill: (text: string) => string): RequestInit {
  if (one.body === undefined) return {}
  // The fields of a form are texts already.
  if (one.isForm) {
    const fields = Object.entries(one.body as { [name: string]: string })
    return { body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, fill(value)])) }
  }
  return { body: fill(JSON.stringify(one.body)) }
}

async function keyOf(sender: Sender, crumb: string): Promise<string> {
  const response = await sender.fetch(`/api/form/FormSubmissionKey?crumb=${crumb}`, { method: 'POST' })
  return (await response.json()).key
}
