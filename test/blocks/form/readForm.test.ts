import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { readForm } from '../../../blocks/form/read/readForm'
import { formPayload } from '../../../src/model/form/formPayload'

afterEach(() => {
  document.body.innerHTML = ''
})

function read(fields: string, query: Record<string, string> = {}) {
  document.body.innerHTML = `<form data-form-id="f">${fields}</form>`
  return readForm(document.querySelector('form')!, (name) => (Object.hasOwn(query, name) ? query[name] : undefined))
}

const payload = (fields: string, query?: Record<string, string>) => ({ ...formPayload(read(fields, query)) })

const item = (id: string, type: string, controls: string) =>
  `<div id="${id}" class="form-item field ${type}"><div class="title">Title</div>${controls}</div>`

describe('reading a form', () => {
  it('stores each field under its form item’s id', () => {
    expect(payload(item('text-1', 'text', '<input id="text-1-field" value="a">'))).toEqual({ 'text-1': 'a' })
  })

  it('leaves the preset AM or PM out of a time that was left empty', () => {
    const halves = '<select name="ampm"><option>AM</option><option>PM</option></select>'
    const time = (hour: string) => item('time-1', 'time', `<input name="hour" value="${hour}">${halves}`)
    expect(payload(time(''))).toEqual({ 'time-1': ['', ''] })
    expect(payload(time('9'))).toEqual({ 'time-1': ['9', 'AM'] })
    expect(payload(item('time-1', 'time', halves))).toEqual({ 'time-1': ['AM'] })
  })

  it.each([
    ['date', '2026-03-09', ['3', '9', '2026']],
    ['date', '2026-12-24', ['12', '24', '2026']],
    ['date', '', ['', '', '']],
    ['time', '16:30', ['4', '30', '', 'PM']],
    ['time', '00:05', ['12', '05', '', 'AM']],
    ['time', '12:00:15', ['12', '00', '15', 'PM']],
    ['time', '', ['', '', '', '']],
  ])('splits a date or time from a single input into its parts: %s %s', (type, value, parts) => {
    expect(payload(item(`${type}-1`, type, `<input type="${type}" value="${value}">`))).toEqual({
      [`${type}-1`]: parts,
    })
    expect(payload(item('text-1', 'text', `<input type="${type}" value="${value}">`))).toEqual({ 'text-1': value })
  })

  it('sends the chosen AM or PM radio button, even if both are required', () => {
    const half = (value: string) => `<input type="radio" name="ampm" value="${value}" required>`
    const chosen = half('PM').replace('required', 'required checked')
    const time = (halves: string) => item('time-1', 'time', `<input name="hour" value="9">${halves}`)
    expect(payload(time(half('AM') + chosen))).toEqual({ 'time-1': ['9', 'PM'] })
  })

  it('stores a control without a form item under its name', () => {
    expect(payload('<input name="first" value="a"><textarea id="second">b</textarea><input value="nameless">')).toEqual(
      { first: 'a', second: 'b' },
    )
    expect(payload('<input name="first" id="x" value="a">')).toEqual({ first: 'a' })
  })

  it.each([
    ['its class, also if it is hidden', 'class="form-item field hidden email"'],
    ['its id', 'class="form-item field" id="email-yui_3_17_2_1_1722308656880_40078"'],
    ['its id in a newer form', 'class="form-item field" id="email-74baf4cf-81f9-4507-962c-ee82771d2d74"'],
    ['its short id', 'class="form-item field" id="email-f102"'],
  ])('recognises the type of a field by %s', (_, marks) => {
    expect(read(`<div ${marks}><input></div>`)[0]!.type).toBe('email')
  })

  it('does not mistake the first word of another id for a field type', () => {
    const named = (id: string) => `<div class="form-item" id="${id}"><input value="a"></div>`
    const ids = ['section-2', 'date-of-birth', 'name-of-pet', 'time-slot', 'date-2', 'address-list']
    expect(payload(ids.map(named).join(''))).toEqual(Object.fromEntries(ids.map((id) => [id, 'a'])))
  })

  it('reads the “other” text of a choice only if it is filled in, and ignores files', () => {
    const other = (text: string) =>
      item('radio-1', 'radio', `<input type="radio" name="r" value="a"><input type="file"><input value="${text}">`)
    expect(payload(other('By kayak'))).toEqual({ 'radio-1': 'By kayak' })
    expect(read(other(''))[0]!.parts).toEqual([])
    expect(payload(item('text-1', 'text', '<input value="a"><input type="file">'))).toEqual({ 'text-1': 'a' })
  })

  it('stores a control next to a file input under its own name, or under the item’s id if the item has a type', () => {
    const beside = (control: string, type = '') =>
      `<div id="photo" class="form-item ${type}"><div class="title">Photo</div><input type="file" required>${control}</div>`
    const caption = '<label>Caption <input name="caption" value="A seal"></label>'
    expect(payload(beside('<input type="hidden" name="photo-url" value="/seal.png">'))).toEqual({
      'photo-url': '/seal.png',
    })
    expect(payload(beside(caption))).toEqual({ caption: 'A seal' })
    expect(payload(beside('<input value="nameless">'))).toEqual({ photo: 'nameless' })
    expect(payload(beside(caption, 'text'))).toEqual({ photo: 'A seal' })
    expect(read(beside(caption)).map(({ type, title, required }) => [type, title, required])).toEqual([
      ['file', 'Photo', true],
      ['text', 'Caption', false],
    ])
  })

  it('takes the maximum length of a field from its item, else from its control', () => {
    const fields =
      '<div class="form-item text" data-max-length="5"><input data-max-length="9"></div><input name="a" data-max-length="9">'
    expect(read(fields).map(({ maxLength }) => maxLength)).toEqual([5, 9])
  })

  it('takes the maximum length from the outermost element around the field that sets one, as its counter does', () => {
    const fields =
      '<div data-max-length="5"><textarea name="a" data-max-length="9"></textarea><input name="b"></div>' +
      '<div class="form-item text" data-max-length="0"><label data-max-length="7"><input name="c"></label></div>'
    expect(read(fields).map(({ maxLength }) => maxLength)).toEqual([5, 0, 7])
  })

  it('leaves out buttons, files, disabled fields, crumbs and captcha answers', () => {
    const fields = `<input type="submit" name="s" value="x"><input type="reset" name="r" value="x"><input type="button" name="b" value="x">
      <input type="image" name="i"><input type="file" name="f"><button name="bb">x</button><input name="d" value="x" disabled>
      <input name="crumb" value="x"><textarea name="g-recaptcha-response">x</textarea>
      <input name="kept" value="y">`
    expect(payload(fields)).toEqual({ kept: 'y' })
  })

  it('works with fields whose names shadow form methods', () => {
    const names = [
      'submit',
      'elements',
      'querySelectorAll',
      'getAttribute',
      'children',
      'action',
      'method',
      'id',
      'name',
      'contains',
      'addEventListener',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'length',
      '0',
    ]
    const fields = names.map((name) => `<input name="${name}" value="of ${name}">`).join('')
    const map = formPayload(read(fields))
    for (const name of names) expect(Object.getOwnPropertyDescriptor(map, name)?.value).toBe(`of ${name}`)
    expect(JSON.parse(JSON.stringify(map))).toHaveProperty('elements', 'of elements')
    expect(JSON.stringify(map)).toContain('"__proto__":"of __proto__"')
    expect(({} as Record<string, unknown>).of).toBeUndefined()
  })

  it('keeps all values of fields that share an id', () => {
    expect(payload(item('text-1', 'text', '<input value="a">') + item('text-1', 'text', '<input value="b">'))).toEqual({
      'text-1': ['a', 'b'],
    })
  })

  it('collects checkboxes with the same name in a list', () => {
    const box = (value: string, checked = '') => `<input type="checkbox" name="c" value="${value}" ${checked}>`
    expect(payload(box('a', 'checked') + box('b') + box('c', 'checked'))).toEqual({ c: ['a', 'c'] })
    expect(payload(box('a'))).toEqual({ c: [] })
  })

  it('takes the chosen radio button', () => {
    const radio = (value: string, checked = '') => `<input type="radio" name="r" value="${value}" ${checked}>`
    expect(payload(item('radio-1', 'radio', radio('a') + radio('b', 'checked')))).toEqual({ 'radio-1': 'b' })
    expect(payload(item('radio-1', 'radio', radio('a')))).toEqual({ 'radio-1': '' })
  })

  it('reads choices with the same name as one field, even if each is in an item of its own', () => {
    const option = (type: string, value: string, checked = '') =>
      `<div class="form-item form-type-${type}"><input type="${type}" name="answer" value="${value}" required ${checked}><label>${value}</label></div>`
    const group = (type: string, checked: string) =>
      `<fieldset><legend>Answer</legend>${option(type, 'mail')}${option(type, 'phone', checked)}</fieldset>`
    expect(payload(group('radio', 'checked'))).toEqual({ answer: 'phone' })
    expect(payload(group('radio', ''))).toEqual({ answer: '' })
    expect(payload(group('checkbox', 'checked'))).toEqual({ answer: ['phone'] })
    expect(read(group('radio', '')).map(({ title, required }) => [title, required])).toEqual([['Answer', true]])
    const stood = group('checkbox', '').replaceAll('<input', '<input type="hidden" name="answer" value="none"><input')
    expect(payload(stood)).toEqual({ answer: ['none', 'none'] })
    const nameless = item('a', '', '<input type="checkbox" checked>') + item('b', '', '<input type="checkbox" checked>')
    expect(payload(nameless)).toEqual({ a: ['on'], b: ['on'] })
    const typed = (id: string) => item(id, 'checkbox', '<input type="checkbox" name="c" checked>')
    expect(payload(typed('checkbox-1') + typed('checkbox-2'))).toEqual({ 'checkbox-1': ['on'], 'checkbox-2': ['on'] })
  })

  it('sends the hidden value next to a checkbox only if the checkbox is not ticked, in either order', () => {
    const hidden = '<input type="hidden" name="terms" value="0">'
    const box = (checked: string) => `<input type="checkbox" name="terms" value="1" ${checked}>`
    expect(payload(hidden + box('checked'))).toEqual({ terms: ['1'] })
    expect(payload(box('checked') + hidden)).toEqual({ terms: ['1'] })
    expect(payload(box('checked') + box('') + hidden)).toEqual({ terms: ['1'] })
    expect(payload(hidden + box(''), { terms: '1' })).toEqual({ terms: ['0'] })
    expect(payload(item('radio-1', 'radio', hidden + box('').replace('checkbox', 'radio')))).toEqual({ 'radio-1': '0' })
  })

  it('stores a checkbox next to other controls under its own name, but AM or PM with its time', () => {
    const tick = '<input type="checkbox" name="news" value="yes" checked>'
    const beside = (type: string, controls: string) => payload(item('a', type, tick + controls))
    const parts = (count: number) => '<input value="1">'.repeat(count)
    expect(beside('text', parts(1))).toEqual({ a: '1', news: ['yes'] })
    expect(payload(`<div class="form-item" id="a">${parts(1)}${tick}</div>`)).toEqual({ a: '1', news: ['yes'] })
    expect(beside('phone', parts(3))).toEqual({ a: ['', '1', '1', '1'], news: ['yes'] })
    expect(beside('address', '<input name="city" value="c">')).toEqual({ a: ['', '', 'c', '', '', ''], news: ['yes'] })
    const halves = '<input type="radio" name="ampm" value="AM"><input type="radio" name="ampm" value="PM" checked>'
    expect(beside('time', `<input name="hour" value="9">${halves}`)).toEqual({ a: ['9', 'PM'], news: ['yes'] })
  })

  it('stores choices that are alone in an item under the item’s id, whatever its type', () => {
    const days = '<input type="radio" name="day" value="1"><input type="radio" name="day" value="2" checked>'
    expect(payload(item('a', 'date', days))).toEqual({ a: ['2'] })
  })

  it('adds an empty first part to a phone number with three parts', () => {
    const parts = (...values: string[]) => values.map((value) => `<input type="tel" value="${value}">`).join('')
    expect(payload(item('phone-1', 'phone', parts('212', '555', '0100')))).toEqual({
      'phone-1': ['', '212', '555', '0100'],
    })
    expect(payload(item('phone-1', 'phone', parts('+1', '212', '555', '0100')))).toEqual({
      'phone-1': ['+1', '212', '555', '0100'],
    })
    expect(payload(item('phone-1', 'phone', parts('020', '79460000')))).toEqual({ 'phone-1': ['020', '79460000'] })
    const code = '<input type="tel" autocomplete="tel-country-code" value="+44">'
    expect(payload(item('phone-1', 'phone', code + parts('020', '79460000')))).toEqual({
      'phone-1': ['+44', '020', '79460000'],
    })
    expect(payload('<input type="tel" name="phone" value="020">')).toEqual({ phone: '020' })
  })

  it('trims the spaces that keyboards add around an e-mail address', () => {
    const input = '<input type="text" value=" ada@example.com ">'
    expect(payload(item('email-1', 'email', input))).toEqual({ 'email-1': 'ada@example.com' })
  })

  it('recognises a control for several e-mail addresses, and sends them as the browser would', () => {
    const control = (more: string) => `<input type="email" name="to" value="a@b.com,c@d.com" ${more}>`
    expect(payload(control('multiple'))).toEqual({ to: 'a@b.com,c@d.com' })
    expect(['multiple', ''].map((more) => read(control(more))[0]!.parts[0]!.isList)).toEqual([true, false])
  })

  it('skips sections', () => {
    const section = (inside = '') =>
      `<div id="part" class="form-item section"><div class="title">Two</div>${inside}</div>`
    expect(payload(`${section()}<input name="a" value="b">`)).toEqual({ a: 'b' })
    expect(payload(section('<input value="not the platform’s">'))).toEqual({ part: 'not the platform’s' })
  })

  it('fills hidden fields from the query string, sanitised and limited in length', () => {
    const hidden =
      '<div id="hidden-1" class="form-item hidden"><input type="hidden" name="campaign" value="none"></div>'
    expect(payload(hidden)).toEqual({ 'hidden-1': 'none' })
    expect(payload(hidden, { campaign: 'spring' })).toEqual({ 'hidden-1': 'spring' })
    expect(payload(hidden, { campaign: '' })).toEqual({ 'hidden-1': '' })
    expect(payload(hidden, { campaign: 'a\u0000\n\u001f\u007fb' })).toEqual({ 'hidden-1': 'ab' })
    expect(payload(hidden, { campaign: 'x'.repeat(5000) })).toEqual({ 'hidden-1': 'x'.repeat(1000) })
    expect(payload('<input name="campaign" value="typed">', { campaign: 'spring' })).toEqual({ campaign: 'typed' })
  })

  it('reads a rendered field’s id and query name from data attributes if no element may have them', () => {
    const hidden =
      '<fieldset data-field-id="parentNode" class="form-item text"><input name="own" value="a"></fieldset><div id="h" class="form-item hidden"><input type="hidden" id="own" data-name="elements" value="b"></div>'
    expect(payload(hidden, { elements: 'c' })).toEqual({ parentNode: 'a', h: 'c' })
    expect(payload('<input type="hidden" id="source" value="b">', { source: 'c' })).toEqual({ source: 'c' })
  })

  it('stores the answers of a likert field by statement', () => {
    const row = (question: string, value?: string) =>
      `<fieldset class="item" data-question="${question}">${['-2', '2'].map((answer) => `<input type="radio" name="${question}" value="${answer}" ${answer === value ? 'checked' : ''}>`).join('')}</fieldset>`
    const [field] = read(item('likert-1', 'likert', row('Good', '2') + row('Nice')))
    expect({ ...formPayload([field!]) }).toEqual({ 'likert-1': { Good: '2' } })
    expect(field!.parts).toHaveLength(2)
    expect({ ...formPayload([field!, field!]) }).toEqual({ 'likert-1': ['2', '2'] })
    const unmarked =
      '<input type="radio" name="Good" value="1" checked><input type="radio" name="Nice" value="0" checked>'
    expect(payload(item('likert-1', 'likert', unmarked))).toEqual({ 'likert-1': { Good: '1', Nice: '0' } })
    expect(JSON.stringify(payload(item('likert-1', 'likert', row('__proto__', '2'))))).toContain('"__proto__":"2"')
  })

  it('keeps every answer of a likert field with identical statements', () => {
    const row = (name: string, value?: string, question = 'Good') =>
      `<fieldset class="item" data-question="${question}">${['-2', '2'].map((answer) => `<input type="radio" name="${name}" value="${answer}" ${answer === value ? 'checked' : ''}>`).join('')}</fieldset>`
    expect(payload(item('likert-1', 'likert', row('a', '-2') + row('b', '2')))).toEqual({
      'likert-1': { Good: '-2', 'Good (2)': '2' },
    })
    expect(payload(item('likert-1', 'likert', row('a', '-2', 'Good (2)') + row('b', '2') + row('c', '2')))).toEqual({
      'likert-1': { 'Good (2)': '-2', Good: '2', 'Good (3)': '2' },
    })
    const [field] = read(item('likert-1', 'likert', row('a', '-2') + row('b')))
    expect(field!.parts.map(({ role, value }) => [role, value])).toEqual([
      ['Good', '-2'],
      ['Good (2)', ''],
    ])
  })

  it('keeps the parts of an address in order', () => {
    const parts =
      '<input autocomplete="address-line1" value="1"><input autocomplete="address-level2" value="c"><input autocomplete="postal-code" value="z">'
    expect(payload(item('address-1', 'address', parts))).toEqual({ 'address-1': ['1', '', 'c', '', 'z', ''] })
    const named = ['country', 'postcode', 'province', 'town-locality', 'address2', 'address1']
    const reversed = named.map((name) => `<input name="${name}" value="${name}">`).join('')
    expect(payload(item('address-1', 'address', reversed))).toEqual({ 'address-1': named.toReversed() })
    const stray = '<input name="zip" value="z"><input name="floor" value="f"><input name="city" value="c">'
    expect(payload(`<fieldset id="address-1" class="form-item fields address">${stray}</fieldset>`)).toEqual({
      'address-1': ['z', 'f', 'c'],
    })
    expect(payload(item('address-1', 'address', '<input value="1"><input value="2">'))).toEqual({
      'address-1': ['1', '2'],
    })
  })

  it('takes every selected option', () => {
    const options = '<option>a</option><option selected>b</option>'
    expect(payload(item('select-1', 'select', `<select>${options}</select>`))).toEqual({ 'select-1': 'b' })
    const more = `<option selected>c</option>${options}`
    expect(payload(item('select-1', 'select', `<select multiple>${more}</select>`))).toEqual({ 'select-1': ['c', 'b'] })
  })

  it.each(['<span class="required">(needed)</span>', '<i aria-hidden="true">→</i>', '*'])(
    'reads titles without the mark %s',
    (mark) => {
      const [field] = read(
        `<div id="text-1" class="form-item field text"><label class="title">Your name ${mark}</label><input></div>`,
      )
      expect(field!.title).toBe('Your name')
    },
  )

  it('recognises the type of a control outside a form item, and whether it is required', () => {
    const types = ['email', 'tel', 'url', 'number', 'password', 'text', 'date']
    const fields = read(types.map((type) => `<input type="${type}" name="${type}" required>`).join(''))
    expect(fields.map(({ type }) => type)).toEqual(['email', 'phone', 'website', 'number', 'password', 'text', 'text'])
    expect(fields.every(({ required }) => required)).toBe(true)
    expect(read('<input name="a" aria-required="true"><input name="b">').map(({ required }) => required)).toEqual([
      true,
      false,
    ])
  })

  it('recognises the parts of a date and a time by their names', () => {
    const roles = (type: string, names: readonly string[]) => {
      const [field] = read(item('a', type, names.map((name) => `<input data-title="${name}">`).join('')))
      return field!.parts.map(({ role }) => role)
    }
    const inFields = '<div class="field year"><input></div><input x-autocompletetype="birth-month">'
    expect(read(item('date-1', 'date', inFields))[0]!.parts.map(({ role }) => role)).toEqual(['year', 'month'])
    expect(roles('date', ['MM', 'DD', 'YYYY'])).toEqual(['month', 'day', 'year'])
    expect(roles('time', ['Hour', 'Minute', 'Second', 'AM/PM'])).toEqual(['hour', 'minute', 'second', 'half'])
  })

  it('reads the first of several labels as the title', () => {
    const [field] = read('<label for="a">Name</label><label for="a">as on your ticket</label><input id="a">')
    expect(field!.title).toBe('Name')
  })

  it('reads titles without the counter inside the label', () => {
    const [field] = read(
      '<label>Message <textarea name="a"></textarea><div class="skerry-counter">101 / 100</div></label>',
    )
    expect(field!.title).toBe('Message')
  })

  it('returns everything typed, letter for letter', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('👨‍👩‍👧‍👦', 'שלום', '‮abc', '"</textarea>', 'a'.repeat(100_000)),
    )
    fc.assert(
      fc.property(text, fc.string({ unit: 'binary', minLength: 1 }), (value, id) => {
        document.body.innerHTML = '<form><div class="form-item text"><textarea></textarea></div></form>'
        document.querySelector('.form-item')!.id = id
        const area = document.querySelector('textarea')!
        area.value = value
        const map = formPayload(readForm(document.querySelector('form')!, () => undefined))
        expect(Object.entries(map)).toEqual([[id, area.value]])
        expect(JSON.parse(JSON.stringify({ value: map[id] })).value).toBe(area.value)
      }),
    )
  })

  it('never throws, whatever the markup', () => {
    const tag = fc.constantFrom('input', 'select', 'textarea', 'div', 'fieldset')
    const type = fc.constantFrom('text', 'checkbox', 'radio', 'hidden', 'date', 'color', 'range', 'nonsense', '')
    const word = fc.constantFrom('form-item', 'likert', 'phone', 'address', 'hidden', 'section', 'name', 'submit', '')
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, type, word, fc.boolean())), (parts) => {
        const markup = parts
          .map(
            ([name, kind, words, isOpen]) =>
              `<${name} type="${kind}" name="${words}" id="${words}" class="form-item ${words}">${isOpen ? '' : `</${name}>`}`,
          )
          .join('')
        document.body.innerHTML = `<form>${markup}</form>`
        const form = document.querySelector('form')!
        expect(() => JSON.stringify(formPayload(readForm(form, () => 'x')))).not.toThrow()
      }),
    )
  })
})
