import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft } from '../../../blocks/form/send/draft'
import { keepDrawnDraft } from '../../../blocks/form/send/drawnDraft'
import { isDraftKept } from '../../../blocks/form/send/isDraftKept'
import { forgetDrafts } from '../../../src/browser/drafts'
import { forgetShared } from '../../../src/browser/shared'
import { emptyForm } from './formMarkup'

const key = 'skerry.draft / form-1'
const fields = `
  <div class="form-item text" id="text-1"><input name="t"></div>
  <div class="form-item textarea" id="textarea-2"><textarea></textarea></div>
  <div class="form-item email" id="email-3"><input type="email" value="served@example.com"></div>
  <div class="form-item radio" id="radio-4"><input type="radio" name="r" value="a"><input type="radio" name="r" value="b"></div>
  <div class="form-item checkbox" id="checkbox-5"><input type="checkbox" value="x"><input type="checkbox" value="y"></div>
  <div class="form-item select" id="select-6"><select><option value=""></option><option>One</option><option>Two</option></select></div>
  <div class="form-item password" id="password-7"><input type="text" name="shown"></div>
  <div class="form-item text" id="text-8"><input type="password"></div>
  <div class="form-item hidden" id="hidden-9"><input type="hidden" name="h" value="campaign"></div>
  <div class="form-item text" id="text-10"><input autocomplete="section-a cc-number"></div>
  <div class="form-item text" id="text-11"><label class="title" for="code">Card number</label><input id="code"></div>
  <div class="form-item text" id="text-12"><input autocomplete="one-time-code"></div>
  <input type="file" name="f">
  <textarea name="h-captcha-response"></textarea>`

function open(markup = fields): HTMLFormElement {
  document.body.innerHTML = `<form>${markup}</form>`
  return document.forms[0]!
}

const control = (selector: string) => document.querySelector<HTMLInputElement>(selector)!

function type(selector: string, value: string): void {
  control(selector).value = value
  control(selector).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  document.body.innerHTML = ''
  forgetShared()
})

describe('a draft', () => {
  it('restores text and choices after a reload', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'Ada 👩‍💻')
    type('#textarea-2 textarea', 'Line one\nline two')
    control('#radio-4 [value="b"]').checked = true
    control('#checkbox-5 [value="y"]').checked = true
    control('#select-6 select').value = 'Two'
    control('#select-6 select').dispatchEvent(new Event('change', { bubbles: true }))
    vi.advanceTimersByTime(300)

    const form = open()
    const told = vi.fn()
    form.addEventListener('input', told)
    keepDraft(form, 'form-1')
    expect(control('#text-1 input').value).toBe('Ada 👩‍💻')
    expect(control('#textarea-2 textarea').value).toBe('Line one\nline two')
    expect(control('#radio-4 [value="a"]').checked).toBe(false)
    expect(control('#radio-4 [value="b"]').checked).toBe(true)
    expect(control('#checkbox-5 [value="x"]').checked).toBe(false)
    expect(control('#checkbox-5 [value="y"]').checked).toBe(true)
    expect(control('#select-6 select').value).toBe('Two')
    expect(told).toHaveBeenCalledTimes(5)
  })

  it('restores the choice in a list box, which starts with nothing selected', () => {
    const openListBox = () => {
      const form = open(fields.replace('<select><option value=""></option>', '<select size="2">'))
      const list = form.querySelector('select')!
      list.selectedIndex = -1 // as in browsers
      Object.defineProperty(list, 'size', { value: 2 }) // which happy-dom does not read
      return form
    }
    keepDraft(openListBox(), 'form-1')
    type('#select-6 select', 'Two')
    vi.advanceTimersByTime(300)
    keepDraft(openListBox(), 'form-1')
    expect(control('#select-6 select').value).toBe('Two')
    type('#select-6 select', 'One') // the first option
    vi.advanceTimersByTime(300)
    keepDraft(openListBox(), 'form-1')
    expect(control('#select-6 select').value).toBe('One')
  })

  it('saves a choice that a page script reports with only a change event', () => {
    keepDraft(open(), 'form-1')
    control('#select-6 select').value = 'Two'
    control('#select-6 select').dispatchEvent(new Event('change', { bubbles: true }))
    vi.advanceTimersByTime(300)
    keepDraft(open(), 'form-1')
    expect(control('#select-6 select').value).toBe('Two')
  })

  it('remembers that the visitor has cleared or changed the server’s defaults', () => {
    const chosen = `
      <div class="form-item text" id="text-0"><input value="Served"></div>
      <div class="form-item checkbox" id="checkbox-1"><input type="checkbox" checked><input type="checkbox" checked></div>
      <div class="form-item radio" id="radio-2">
        <input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">
      </div>
      <div class="form-item select" id="select-3"><select multiple><option selected>One</option></select></div>`
    keepDraft(open(chosen), 'form-1')
    control('#text-0 input').value = ''
    control('#checkbox-1 input').checked = false
    control('#radio-2 [value="b"]').checked = true
    document.querySelector('select')!.options[0]!.selected = false
    control('#checkbox-1 input').dispatchEvent(new Event('input', { bubbles: true }))
    vi.advanceTimersByTime(300)

    keepDraft(open(chosen), 'form-1')
    expect(control('#text-0 input').value).toBe('')
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[name], [type="checkbox"]')].map(({ checked }) => checked),
    ).toEqual([false, true, false, true])
    expect(document.querySelector('option')!.selected).toBe(false)
  })

  it('never contains passwords, hidden fields, files, cards, codes or a captcha', () => {
    const form = open()
    keepDraft(form, 'form-1')
    for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea')) {
      if (field.type !== 'radio' && field.type !== 'checkbox')
        field.value = `canary of ${field.closest('.form-item')?.id}`
    }
    Object.defineProperty(control('[name="f"]'), 'value', { get: () => 'C:\\fakepath\\seal.png' }) // as in browsers
    type('#text-1 input', 'kept')
    vi.advanceTimersByTime(300)
    const kept = sessionStorage.getItem(key)!
    expect(JSON.parse(kept).value).toEqual({
      'text-1/0': 'kept',
      'textarea-2/0': 'canary of textarea-2',
      'email-3/0': 'canary of email-3',
    })
  })

  it('saves preset text and choices only once the visitor changes them, and restores the change', () => {
    const preset = `${fields}<div class="form-item time" id="time-13"><select><option>AM</option><option>PM</option></select></div>
      <div class="form-item address" id="address-14"><select><option value=""></option><option selected>US</option><option>NO</option></select></div>`
    keepDraft(open(preset), 'form-1')
    type('#text-1 input', 'Ada')
    vi.advanceTimersByTime(300)
    expect(JSON.parse(sessionStorage.getItem(key)!).value).toEqual({ 'text-1/0': 'Ada' })
    type('#email-3 input', 'draft@example.com')
    type('#time-13 select', 'PM')
    type('#address-14 select', 'NO')
    vi.advanceTimersByTime(300)

    keepDraft(open(preset), 'form-1')
    expect(control('#email-3 input').value).toBe('draft@example.com')
    expect(control('#time-13 select').value).toBe('PM')
    expect(control('#address-14 select').value).toBe('NO')
  })

  it('does not overwrite what the browser or the visitor has filled in', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'draft')
    control('#radio-4 [value="b"]').checked = true
    vi.advanceTimersByTime(300)

    const form = open()
    control('#text-1 input').value = 'of the browser'
    control('#radio-4 [value="a"]').checked = true
    keepDraft(form, 'form-1')
    expect(control('#text-1 input').value).toBe('of the browser')
    expect(control('#radio-4 [value="a"]').checked).toBe(true)
  })

  it('restores a radio group even if the browser has already filled in another one', () => {
    const radios = ['r', 's'].map(
      (name) => `<div class="form-item radio" id="${name}"><input type="radio" name="${name}"></div>`,
    )
    keepDraft(open(radios.join('')), 'form-1')
    control('[name="r"]').checked = true
    control('[name="r"]').dispatchEvent(new Event('input', { bubbles: true }))
    vi.advanceTimersByTime(300)
    const form = open(radios.join(''))
    control('[name="s"]').checked = true
    keepDraft(form, 'form-1')
    expect(control('[name="r"]').checked).toBe(true)
  })

  it('leaves a select as served if the owner has removed the chosen option', () => {
    keepDraft(open(), 'form-1')
    type('#select-6 select', 'Two')
    vi.advanceTimersByTime(300)
    keepDraft(open(fields.replace('<option>Two</option>', '')), 'form-1')
    expect(document.querySelector('select')!.selectedIndex).toBe(0)
  })

  it('is deleted when the form is sent or the visitor logs out', () => {
    const draft = keepDraft(open(), 'form-1')
    type('#text-1 input', 'sent')
    draft.clear()
    draft.stop()
    expect(sessionStorage.getItem(key)).toBeNull()

    const other = keepDraft(open(), 'form-1')
    type('#text-1 input', 'of the one who leaves')
    vi.advanceTimersByTime(300)
    type('#text-1 input', 'of the one who leaves, and more')
    forgetDrafts()
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(key)).toBeNull()
    other.stop()
  })

  it.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is saved at once when the page %s', (_, leave) => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'quick')
    leave()
    expect(JSON.parse(sessionStorage.getItem(key)!).value).toEqual({ 'text-1/0': 'quick' })
  })

  it.each(['{', '"text"', '{"value":[]}', '{"value":{"text-1/0":{"a":1},"radio-4/1":"yes","select-6/0":"Nine"}}'])(
    'is ignored if it is broken: %s',
    (broken) => {
      sessionStorage.setItem(key, broken)
      keepDraft(open(), 'form-1')
      expect(control('#text-1 input').value).toBe('')
      expect(control('#select-6 select').value).toBe('')
      expect(control('#radio-4 [value="b"]').checked).toBe(false)
    },
  )

  it('is not saved when it gets too big, and its older version is deleted', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'small')
    vi.advanceTimersByTime(300)
    type('#textarea-2 textarea', 'x'.repeat(100_001))
    vi.advanceTimersByTime(300)
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('is stored per page and form, even if the same form is on the page twice', () => {
    document.body.innerHTML =
      '<form data-form-id="f"><input name="n"></form><form data-form-id="f"><input name="n"></form>'
    const [first, second] = [...document.forms]
    keepDraft(first!, 'f')
    keepDraft(second!, 'f')
    second!.querySelector('input')!.value = 'second'
    second!.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(300)
    expect(Object.keys(sessionStorage)).toEqual(['skerry.draft / f 1'])
  })

  it('does not fill in the same form on another page', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'Ada')
    vi.advanceTimersByTime(300)
    history.replaceState(null, '', '/elsewhere')
    keepDraft(open(), 'form-1')
    history.replaceState(null, '', '/')
    expect(control('#text-1 input').value).toBe('')
  })

  it('has the same storage key no matter which other forms Skerry has rendered before', () => {
    document.body.innerHTML =
      '<form data-skerry-form="a"><input></form><form data-skerry-form="b"><input name="n"></form>'
    const [, second] = [...document.forms]
    keepDraft(second!, 'b')
    second!.querySelector('input')!.value = 'second'
    second!.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(300)
    expect(Object.keys(sessionStorage)).toEqual(['skerry.draft / b'])
  })

  it('belongs to its own block if several contain the same form, whichever is rendered first', () => {
    const block = emptyForm({ formId: 'f' })
    document.body.innerHTML = `${block}${block}<form data-form-id="f"><input name="n"></form>`
    const wrappers = [...document.querySelectorAll('.form-wrapper')]
    for (const [index, text] of [
      [1, 'second'],
      [0, 'first'],
    ] as const) {
      wrappers[index]!.innerHTML = '<form data-skerry-form="f"><input name="n"></form>'
      const form = wrappers[index]!.querySelector('form')!
      keepDraft(form, 'f')
      expect(form.querySelector('input')!.value).toBe('')
      form.querySelector('input')!.value = text
      form.dispatchEvent(new Event('input'))
      vi.advanceTimersByTime(300)
    }
    expect(sessionStorage.getItem('skerry.draft / f')).toContain('first')
    expect(sessionStorage.getItem('skerry.draft / f 1')).toContain('second')
  })

  it.each([
    ['name', 'IBAN'],
    ['name', 'cvc'],
    ['id', 'card-cvv'],
    ['data-title', 'Security code'],
    ['name', 'otp'],
    ['autocomplete', 'new-password'],
  ])('never contains a field whose %s is %s', (attribute, value) => {
    const form = open(`<div class="form-item text" id="text-1"><input ${attribute}="${value}"></div>`)
    keepDraft(form, 'form-1')
    type('#text-1 input', 'canary')
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('is saved within two seconds even if the visitor types without a pause', () => {
    keepDraft(open(), 'form-1')
    for (let ms = 0; ms < 2000; ms += 250) {
      type('#text-1 input', `typed for ${ms} ms`)
      vi.advanceTimersByTime(250)
    }
    expect(sessionStorage.getItem(key)).not.toBeNull()
  })

  it('is deleted when the visitor empties the form', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'Ada')
    vi.advanceTimersByTime(300)
    type('#text-1 input', '')
    vi.advanceTimersByTime(300)
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('from an earlier visit is replaced by what the form contains now', () => {
    keepDraft(open(), 'form-1')
    type('#text-1 input', 'of the last visit')
    vi.advanceTimersByTime(300)

    const form = open()
    control('#textarea-2 textarea').value = 'of this visit'
    keepDraft(form, 'form-1', true)
    expect(control('#text-1 input').value).toBe('')
    vi.advanceTimersByTime(300)
    expect(JSON.parse(sessionStorage.getItem(key)!).value).toEqual({ 'textarea-2/0': 'of this visit' })
  })

  it('is saved on stop, and never after it', () => {
    const draft = keepDraft(open(), 'form-1')
    type('#text-1 input', 'before')
    draft.stop()
    expect(JSON.parse(sessionStorage.getItem(key)!).value).toEqual({ 'text-1/0': 'before' })
    sessionStorage.clear()
    type('#text-1 input', 'later')
    vi.advanceTimersByTime(5000)
    expect(sessionStorage.getItem(key)).toBeNull()
  })
})

describe('the draft of a form that Skerry renders', () => {
  // A reload is a new page, with a new block.
  const openDrawn = (attributes: string) => {
    document.body.innerHTML = `<div ${attributes}><form>${fields}</form></div>`
    return keepDrawnDraft(document.body.querySelector('div')!, document.forms[0]!, 'form-1')
  }
  const typeInto = (selector: string, value: string) => {
    control(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    type(selector, value)
  }
  const loadedBy = (navigation: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigation } as PerformanceNavigationTiming])

  it.each([
    ['', 'navigate', ''],
    ['', 'reload', 'Ada'],
    ['', 'back_forward', 'Ada'],
    ['data-draft', 'navigate', 'Ada'],
    ['data-draft="false"', 'reload', ''],
    ['data-draft="false"', 'back_forward', ''],
  ])('in a block <div %s>, after a navigation of the type %s, restores “%s”', (attributes, navigation, restored) => {
    loadedBy('navigate')
    const first = openDrawn(attributes)
    typeInto('#text-1 input', 'Ada')
    first.stop()
    loadedBy(navigation)
    const second = openDrawn(attributes)
    expect(control('#text-1 input').value).toBe(restored)
    second.stop()
  })

  it('is restored when a template removes the block and inserts it again', () => {
    loadedBy('navigate')
    const first = openDrawn('')
    const root = document.querySelector('div')!
    typeInto('#text-1 input', 'Ada')
    first.stop()
    root.innerHTML = `<form>${fields}</form>`
    const second = keepDrawnDraft(root, document.forms[0]!, 'form-1')
    expect(control('#text-1 input').value).toBe('Ada')
    second.stop()
  })

  it('is not started once the block has been removed', () => {
    loadedBy('navigate')
    const draft = openDrawn('')
    draft.stop()
    typeInto('#text-1 input', 'Ada')
    vi.advanceTimersByTime(5000)
    expect([draft.current(), sessionStorage.length]).toEqual([null, 0])
  })
})

describe('the setting for drafts', () => {
  it.each([
    ['', '', null],
    ['data-draft', '', true],
    ['', 'data-draft', true],
    ['data-draft="true"', 'data-draft="false"', true],
    ['data-draft="false"', '', false],
    ['', 'data-draft="false"', false],
  ])('is read from <form %s>, else from its block <div %s>', (onForm, onBlock, isKept) => {
    document.body.innerHTML = `<div ${onBlock}><form ${onForm}></form></div>`
    expect(isDraftKept(document.forms[0]!, document.body.firstElementChild!)).toBe(isKept)
  })
})
