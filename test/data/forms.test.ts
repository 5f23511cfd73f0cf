import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { type Announcements, onAnnouncement } from '../../src/data/announcements'
import { type FormSubmission, requestFormKey, saveFormSubmission } from '../../src/data/forms'
import { ServerReplyError } from '../../src/errors/ServerReplyError'
import { type Answered, ApiServer } from './apiServer'

const submission: FormSubmission = {
  key: '1:1700000000:abc',
  formId: 'f1',
  collectionId: 'c1',
  objectName: 'page-section-1',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: '{"email-1":"a@b.cz"}',
  pageTitle: 'Contact',
  pageId: 'c1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: '1',
}
let server = new ApiServer()

beforeEach(async () => {
  server = new ApiServer()
  const origin = await server.start()
  // happy-dom's own way to change the address without loading it.
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${origin}/contact`)
  configure({})
})

afterEach(async () => {
  forgetShared()
  await server.stop()
})

describe('the form key', () => {
  it('is requested with an empty body', async () => {
    answer({ status: 200, body: { key: '1:1700000000:abc' } })
    await expect(requestFormKey()).resolves.toBe('1:1700000000:abc')
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/api/form/FormSubmissionKey', body: '' })
  })

  it.each([{}, { key: '' }, { key: null }, []])('is missing in %j, which throws an error', async (body) => {
    answer({ status: 200, body })
    const error = await requestFormKey().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'MissingFormKeyError' })
    expect(error).toHaveProperty('message', 'Could not get a form submission key, please try again later.')
  })
})

describe('saving a form', () => {
  it('succeeds if the response is empty', async () => {
    answer({ status: 204 })
    await expect(saveFormSubmission({ ...submission, tracking: { ss_cvr: 'v1' } })).resolves.toBeUndefined()
    expect(server.arrived[0]?.url).toBe('/api/form/SaveFormSubmission')
    expect(server.arrived[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({ ...submission, ss_cvr: 'v1' })
  })

  it.each([400, 401, 404, 429, 500])('leaves the message for %s to the form and announces nothing', async (status) => {
    const heard = listen('network error')
    answer({ status, body: {} })
    const error = await failure()
    expect(error.status).toBe(status)
    await expect(requestFormKey()).rejects.toBeInstanceOf(ServerReplyError)
    expect(heard).toEqual([])
  })

  it('announces the saved form’s own id, not one from the visitor’s fields', async () => {
    const heard = listen('form saved')
    answer({ status: 204 })
    await saveFormSubmission({ ...submission, tracking: { formId: 'other' } })
    expect(heard).toEqual([{ formId: 'f1', isOverlayForm: false }])
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual(submission)
  })

  it('returns a message for each field with status 400', async () => {
    answer({ status: 400, body: { errors: { 'email-1': 'Email is not valid.' } } })
    expect((await failure()).errors).toEqual({ 'email-1': 'Email is not valid.' })
  })

  it('has succeeded if it is repeated and its key has been used, but not the first time', async () => {
    const heard = listen('form saved')
    answer({ status: 400, body: { error: 'Expired', errorKey: 'FORM_KEY_USED' } })
    expect((await failure()).errorKey).toBe('FORM_KEY_USED')
    expect(heard).toHaveLength(0)
    await saveFormSubmission(submission, true)
    expect(heard).toHaveLength(1)
    answer({ status: 400, body: { error: 'Expired', errorKey: 'FORM_KEY_EXPIRED' } })
    await expect(saveFormSubmission(submission, true)).rejects.toThrow('Expired')
  })

  it.each([null, 429, 502])('is never retried after %s', async (status) => {
    answer({ status })
    await saveFormSubmission(submission).catch(() => null)
    expect(server.arrived).toHaveLength(1)
  })
})

function answer(answered: Answered): void {
  server.answer = () => answered
}

async function failure(): Promise<ServerReplyError> {
  const error = await saveFormSubmission(submission).catch((reason: unknown) => reason)
  if (!(error instanceof ServerReplyError)) throw new Error(`No server reply: ${String(error)}`)
  return error
}

function listen<Name extends keyof Announcements>(name: Name): Announcements[Name][] {
  const all: Announcements[Name][] = []
  onAnnouncement(name, (announcement) => all.push(announcement))
  return all
}
