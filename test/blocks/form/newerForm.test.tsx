import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { emptyForm, servedForm } from './formMarkup'
import { openDrawnForm } from './openForm'

const network = mockNetwork()
const saved = () => network.backend.state.submissions.map(({ values }) => values)
const name = { id: 'text-1', type: 'text', title: 'Name' }
const email = { id: 'email-1', type: 'email', title: 'Email', required: true }
const newer = (...formFields: readonly object[]) => ({ formId: 'newer', useFormsJs: true, formFields })

beforeEach(() => {
  configure({})
  const fields = [
    { id: 'text-1', type: 'text' as const, title: 'Name', isRequired: false },
    { id: 'email-1', type: 'email' as const, title: 'Email', isRequired: true },
  ]
  network.backend.learnForm({ id: 'newer', name: '', collectionId: '', hasCaptcha: false, fields })
})

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

describe('a newer form', () => {
  it('replaces the fields that the server sent', async () => {
    const markup = servedForm({ context: newer(name, email), attributes: 'data-draft="false"' })
    const { root, served, view, user, control, sendAndWait } = await openDrawnForm(
      markup.replace('<div class="form-inner-wrapper"', '<div class="form-title">Write to us</div>$&'),
    )
    expect([...root.querySelector('.form-wrapper')!.children].map((one) => one.className)).toEqual([
      'form-title',
      'react-form-contents',
    ])
    expect([...root.querySelectorAll('.form-item')].map(({ id }) => id)).toEqual(['text-1', 'email-1'])
    expect(root.querySelector('form')!.dataset.draft).toBe('false')
    await user.type(control('#text-1 input'), 'Ada')
    await user.type(control('#email-1 input'), 'ada@example.com')
    await sendAndWait()
    expect(saved()).toEqual([{ 'text-1': 'Ada', 'email-1': 'ada@example.com' }])
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })

  it.each<[string, string, (control: HTMLInputElement) => unknown]>([
    ['typed', '<input name="a">', (control) => Object.assign(control, { value: 'Ada' })],
    ['ticked', '<input name="a" type="checkbox">', (control) => Object.assign(control, { checked: true })],
    [
      'chosen',
      '<select><option>Early</option><option>Late</option></select>',
      (control) => Object.assign(control, { value: 'Late' }),
    ],
    ['focused', '<input name="a">', (control) => control.focus()],
  ])('keeps the server’s markup while a visitor is using it: %s', async (_, fields, use) => {
    document.body.innerHTML = servedForm({ fields, context: newer(name) })
    use(document.querySelector<HTMLInputElement>('input:not([type="submit"]), select')!)
    const { root } = await openDrawnForm(document.body.firstElementChild as HTMLElement)
    expect(root.querySelector('.react-form-contents')).toBeNull()
    expect(root.querySelector('.form-inner-wrapper')!.hasAttribute('hidden')).toBe(false)
  })

  it.each([
    ['an unchanged choice', '<select><option>Early</option><option selected>Late</option></select>'],
    ['a preset text', '<input value="Ada">'],
    ['a preset box', '<input type="checkbox" checked>'],
  ])('replaces server-rendered fields with %s', async (_, fields) => {
    const { root } = await openDrawnForm(servedForm({ fields, context: newer(name) }))
    expect(root.querySelector('.react-form-contents')).not.toBeNull()
  })

  it('keeps the server’s markup if its context lists no fields or belongs to an older form', async () => {
    for (const context of [newer(), { ...newer(name), useFormsJs: false }]) {
      const { root } = await openDrawnForm(servedForm({ context }))
      expect(root.querySelector('.react-form-contents')).toBeNull()
    }
  })

  it('offers a newsletter sign-up with an e-mail field', async () => {
    const form = emptyForm(newer({ ...email, mailingList: true }))
    for (const isSubscribed of [false, true]) {
      const { user, control, sendAndWait, root } = await openDrawnForm(form)
      expect(root.querySelector('.option')!.textContent).toBe('Sign up for news and updates')
      if (isSubscribed) await user.click(control('.option input'))
      await user.type(control('[type="email"]'), 'ada@example.com')
      await sendAndWait()
      expect(saved().at(-1)).toEqual({ 'email-1': { emailAddress: 'ada@example.com', isSubscribed } })
    }
  })

  it('styles the placeholder of a select differently from a chosen option', async () => {
    const menu = { id: 'select-1', type: 'select', title: 'Ferry', options: ['Early', 'Late'] }
    const { control, user } = await openDrawnForm(emptyForm(newer(menu)))
    const isPlaceholder = () => control('select').classList.contains('show-placeholder')
    expect(isPlaceholder()).toBe(true)
    await user.selectOptions(control('select'), 'Late')
    expect(isPlaceholder()).toBe(false)
    await user.selectOptions(control('select'), 'Select an option')
    expect(isPlaceholder()).toBe(true)
  })

  it('requires the e-mail address, not the newsletter sign-up', async () => {
    const { user, control, sendAndWait, errors } = await openDrawnForm(
      emptyForm(newer({ ...email, mailingList: true })),
    )
    await user.click(control('.option input'))
    await sendAndWait()
    expect(errors()).toEqual(['Email is required.'])
    await user.type(control('[type="email"]'), 'ada')
    await sendAndWait()
    expect(errors()[0]).toContain('Email is not valid.')
  })

  it('names the chosen files in an error, and removes them because they cannot be sent', async () => {
    const { user, control, root, errors } = await openDrawnForm(
      emptyForm(newer({ id: 'file-1', type: 'file', title: 'Photo', numFiles: 2 })),
    )
    const text = () => root.querySelector('.file-upload')!.textContent
    expect([text(), control('[type="file"]').multiple]).toEqual(['Add a File', true])
    await user.upload(control('[type="file"]'), [new File(['a'], 'a.png'), new File(['b'], 'b.png')])
    await waitFor(() => expect(errors()[0]).toContain('a.png, b.png'))
    expect(text()).toBe('Add a File')
  })
})
