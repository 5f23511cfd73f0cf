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

describe('a menu without an empty option, in a form that the platform’s script draws anew', () => {
  it('has nothing chosen, and sends nothing for a visitor who skips the question', async () => {
    const opened = openForm(menuForm())
    const { text, disabled, hidden } = chosen(opened.root)
    expect([text, disabled, hidden]).toEqual(['Which one?', true, true])
    await opened.sendAndWait()
    expect(saved()[0]!.values).toEqual({ 'select-1': '' })
  })

  it('sends the answer that is chosen, also the first one', async () => {
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

  it('keeps what a visitor has chosen before the block was ready', () => {
    document.body.innerHTML = menuForm()
    const root = document.body.firstElementChild as HTMLElement
    menuOf(root).value = 'Late'
    openForm(root)
    expect(chosen(root).text).toBe('Late')
  })

  it('leaves the answer to a visitor who has the menu open', () => {
    document.body.innerHTML = menuForm()
    const root = document.body.firstElementChild as HTMLElement
    menuOf(root).focus()
    openForm(root)
    expect(chosen(root).text).toBe('Early')
  })

  it('has a text of ours if the owner has none', () => {
    expect(chosen(openForm(menuForm({ placeholder: '' })).root).text).toBe('Select an option')
  })

  it('is as served once unmounted', () => {
    const { root, served, view } = openForm(menuForm())
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })

  it('has nothing chosen in a copy of the form', async () => {
    const original = openForm(menuForm())
    const copy = await openCopy(original.root)
    expect(Array.from(menuOf(copy.root).options, ({ text }) => text)).toEqual(['Which one?', 'Early', 'Late'])
    expect(chosen(copy.root).text).toBe('Which one?')
  })
})

describe('a menu is left as the server sent it', () => {
  it.each([
    ['with an empty option', '<select><option value="">None</option><option>Early</option></select>'],
    ['with an answer that the server has chosen', '<select><option selected>Early</option></select>'],
    ['with several answers', '<select multiple><option>Early</option></select>'],
  ])('%s', (_, select) => {
    const { root } = openForm(menuForm({ fields: servedMenu.replace(/<select.*<\/select>/, select) }))
    expect(menuOf(root).options.length).toBe(select.split('<option').length - 1)
  })

  it('in a form that the platform’s script keeps, unless the owner has a text for nothing chosen', () => {
    const kept = { useFormsJs: false }
    expect(chosen(openForm(menuForm({ ...kept, placeholder: '' })).root).text).toBe('Early')
    expect(chosen(openForm(menuForm(kept)).root).text).toBe('Which one?')
  })

  it('in a field of another type, such as the half of the day', () => {
    const { root } = openForm(menuForm({ type: 'time' }))
    expect(chosen(root).text).toBe('Early')
  })
})
