import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { menuForm, servedMenu } from './formMarkup'
import { openCopy, openForm } from './openForm'

const network = mockNetwork()
const saved = () => network.backend.state.submissions

beforeEach(() => {
  configure({})
  const ferry = {
    id: 'select-1',
    type: 'select' as const,
    title: 'Ferry',
    isRequired: false,
    options: ['Early', 'Late'],
  }
  network.backend.learnForm({ id: 'menus', name: '', collectionId: '', hasCaptcha: false, fields: [ferry] })
})

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

const menuOf = (root: ParentNode) => root.querySelector('select')!
const chosen = (root: ParentNode) => menuOf(root).selectedOptions[0]!

describe('a select without an empty option, in a form that the platform’s script renders again', () => {
  it('has nothing selected, and sends an empty answer if the visitor skips it', async () => {
    const opened = openForm(menuForm())
    const { text, disabled, hidden } = chosen(opened.root)
    expect([text, disabled, hidden]).toEqual(['Which one?', true, true])
    await opened.sendAndWait()
    expect(saved()[0]!.values).toEqual({ 'select-1': '' })
  })

  it('sends the chosen answer, even if it is the first one', async () => {
    const opened = openForm(menuForm())
    await opened.user.selectOptions(menuOf(opened.root), 'Early')
    await opened.sendAndWait()
    expect(saved()[0]!.values).toEqual({ 'select-1': 'Early' })
  })

  it('must be answered if it is required', async () => {
    const opened = openForm(menuForm({ fields: servedMenu.replace('form-item', 'form-item required') }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Ferry is required.'])
    expect(saved()).toHaveLength(0)
    await opened.user.selectOptions(menuOf(opened.root), 'Late')
    await opened.sendAndWait()
    expect(saved()[0]!.values).toEqual({ 'select-1': 'Late' })
  })

  it('keeps what the visitor chose before the block was ready', () => {
    document.body.innerHTML = menuForm()
    const root = document.body.firstElementChild as HTMLElement
    menuOf(root).value = 'Late'
    openForm(root)
    expect(chosen(root).text).toBe('Late')
  })

  it('is left unchanged while it has focus', () => {
    document.body.innerHTML = menuForm()
    const root = document.body.firstElementChild as HTMLElement
    menuOf(root).focus()
    openForm(root)
    expect(chosen(root).text).toBe('Early')
  })

  it('shows a default placeholder if the owner has set none', () => {
    expect(chosen(openForm(menuForm({ placeholder: '' })).root).text).toBe('Select an option')
  })

  it('returns to its served markup when unmounted', () => {
    const { root, served, view } = openForm(menuForm())
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })

  it('has nothing selected in a copy of the form', async () => {
    const original = openForm(menuForm())
    const copy = await openCopy(original.root)
    expect(Array.from(menuOf(copy.root).options, ({ text }) => text)).toEqual(['Which one?', 'Early', 'Late'])
    expect(chosen(copy.root).text).toBe('Which one?')
  })
})

describe('a select is left as the server sent it', () => {
  it.each([
    ['with an empty option', '<select><option value="">None</option><option>Early</option></select>'],
    ['with an answer that the server has chosen', '<select><option selected>Early</option></select>'],
    ['with several answers', '<select multiple><option>Early</option></select>'],
  ])('%s', (_, select) => {
    const { root } = openForm(menuForm({ fields: servedMenu.replace(/<select.*<\/select>/, select) }))
    expect(menuOf(root).options.length).toBe(select.split('<option').length - 1)
  })

  it('in a form that the platform’s script keeps, unless the owner has set a placeholder', () => {
    const kept = { useFormsJs: false }
    expect(chosen(openForm(menuForm({ ...kept, placeholder: '' })).root).text).toBe('Early')
    expect(chosen(openForm(menuForm(kept)).root).text).toBe('Which one?')
  })

  it('in a field of another type, such as AM/PM in a time', () => {
    const { root } = openForm(menuForm({ type: 'time' }))
    expect(chosen(root).text).toBe('Early')
  })
})
