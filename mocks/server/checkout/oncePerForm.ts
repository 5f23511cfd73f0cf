import { randomUUID } from 'node:crypto'
import { type Html, html } from '../../site/html'
import type { PageView } from '../pageResponse'
import type { Fields } from './fields'
import type { HostedAnswer } from './HostedPage'

const name = 'formKey'
const keyShape = /^[\w-]{1,64}$/

/**
 * Handles each form once. If a form is sent again, by a second press or a reload, this redirects to the same page and
 * does nothing. Its fields must include `formKeyField`. A form that is returned with problems may be sent again.
 */
export function oncePerForm(
  handle: (view: PageView, posted: Fields | null) => HostedAnswer,
): (view: PageView, posted: Fields | null) => HostedAnswer {
  return (view, posted) => {
    const key = posted?.[name] ?? ''
    if (!keyShape.test(key)) return handle(view, posted)
    const { answered } = view.backend.state
    const known = `${view.url.pathname} ${key}`
    const kept = Object.hasOwn(answered, known) ? answered[known] : undefined
    if (kept !== undefined) return { redirect: kept.body }
    const answer = handle(view, posted)
    if ('redirect' in answer) answered[known] = { body: answer.redirect, status: 303, json: null }
    return answer
  }
}

/** The hidden field that identifies one form: new when a visitor opens the page, the same when they correct it. */
export function formKeyField(values: Fields): Html {
  return html`<input type="hidden" name="${name}" value="${values[name] ?? randomUUID()}">`
}
