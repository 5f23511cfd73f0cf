import { act, configure, type RenderResult, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { attach, parse, prepare } from '../../../blocks/form/block'
import type { FormProps } from '../../../blocks/form/props'
import { unsetMenus } from '../../../blocks/form/read/unsetMenus'
import { Form } from '../../../blocks/form/view/Form'
import { servedHtml, submissionHtml } from '../../../src/browser/servedHtml'
import type { Page } from '../../../src/model/page/page'
import { defaultSettings } from '../../../src/model/page/settings'
import { removeCopies } from '../../../src/runtime/removeCopies'
import { emailId, messageId, nameId, servedForm } from './formMarkup'

configure({ asyncUtilTimeout: 15_000 }) // loading chunks and keys takes time on a slow machine

/** A page as the server describes it. */
export const page: Page = {
  pageType: 'page',
  website: { id: 'w1', baseUrl: '', developerMode: false, cloneable: false },
  templateId: 't1',
  templateVersion: '7.1',
  collection: { id: 'c1', type: 10 },
  item: null,
  authenticatedAccount: null,
  websiteRoles: [],
  pagePermissionTypeValue: '1',
  websiteSettings: {},
  cookieSettings: {},
  rollups: {},
  settings: defaultSettings,
}

/** Mounts a form that the runtime renders. */
export async function openDrawnForm(form: string | HTMLElement) {
  const { root, served, props } = typeof form === 'string' ? serve(form, page) : read(form, page)
  return mount(root, served, await prepare(props))
}

/** Mounts the form in some markup as the runtime does, and returns helpers to use it as a visitor. */
export function openForm(form: string | HTMLElement = servedForm(), of: Page = page) {
  const { root, served, props } = typeof form === 'string' ? serve(form, of) : read(form, of)
  return mount(root, served, props)
}

/** Mounts a copy of a mounted form, as a script of the page makes it. */
export async function openCopy(original: HTMLElement) {
  const copy = original.cloneNode(true) as HTMLElement
  original.after(copy)
  removeCopies(copy)
  const { root, served, props } = read(copy, page)
  return mount(root, served, await prepare(props))
}

function serve(markup: string, of: Page) {
  document.body.innerHTML = markup
  const holders = document.querySelectorAll(`[${submissionHtml}]`)
  servedHtml().read = () => holders
  return read(document.body.firstElementChild as HTMLElement, of)
}

function read(root: HTMLElement, of: Page) {
  const served = root.outerHTML
  const props = parse(root, of)
  if (!props) throw new Error('The block was skipped.')
  return { root, served, props }
}

function mount(root: HTMLElement, served: string, props: FormProps) {
  const rendered: RenderResult[] = []
  const mountForm: FormProps['mountForm'] = (shown) => {
    const result = render(<Form {...shown} />, { container: document.createElement('div') })
    rendered.push(result)
    return result.unmount
  }
  const unmount = attach(root, { unsetMenus, ...props, mountForm }, (error) => {
    throw error
  })
  const view = { ...rendered[0]!, unmount }
  onTestFinished(() => view.unmount()) // else a pending draft would be saved after the document is gone
  const form = root instanceof HTMLFormElement ? root : root.querySelector('form')!
  const user = userEvent.setup()
  const control = (selector: string) => root.querySelector<HTMLInputElement>(selector)!
  const button = () => root.querySelector<HTMLInputElement>('[type="submit"]')!
  return {
    root,
    served,
    view,
    form,
    user,
    control,
    button,
    send: () => user.click(button()),
    /** Submits and waits until the form is idle again. */
    async sendAndWait(): Promise<void> {
      await user.click(button())
      await waitFor(() => {
        if (root.querySelector('[data-state="submitting"]') ?? form?.dataset.state === 'submitting')
          throw new Error('still submitting')
      })
      await act(async () => {})
    },
    errors: () => [...root.querySelectorAll('.field-error')].map((error) => error.textContent),
    summaries: () => [...root.querySelectorAll('.form-submission-error p')].map((note) => note.textContent),
  }
}

/** Fills in the contact form with valid values. */
export async function fillContact({ control, user }: ReturnType<typeof openForm>): Promise<void> {
  await user.type(control('[name="fname"]'), 'Ada')
  await user.type(control('[name="lname"]'), 'Lovelace')
  await user.type(control(`#${emailId} input`), 'ada@example.com')
  await user.type(control(`#${messageId} textarea`), 'Hello')
}

export const contactIds = { nameId, emailId, messageId }
