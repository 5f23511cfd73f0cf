import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readForm } from '../../../blocks/form/read/readForm'
import type { FormField } from '../../../mocks/fixtures/Form'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { formPayload } from '../../../src/model/form/formPayload'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { emptyForm, formId, servedForm } from './formMarkup'
import { openDrawnForm, openForm } from './openForm'

const network = mockNetwork()
const saved = () => network.backend.state.submissions

beforeEach(() => configure({}))

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

const words = {
  required: '{0} fehlt.',
  missingRequiredSubfields: 'In {0} fehlt noch: {1}.',
  invalidDate: 'Diesen Tag gibt es nicht.',
  invalidUnsignedNumber: 'Nur Ziffern.',
  valueOutsideRange: 'Von {0} bis {1}.',
}
const drawn = (fields: readonly object[], context: object = {}) =>
  emptyForm({ formId, formFields: fields, localizedStrings: { validation: words }, ...context })

describe('a field whose page provides validation messages', () => {
  it('uses these messages, and marks only its invalid parts', async () => {
    const part = (name: string) => `<div class="field ${name}"><label><input></label></div>`
    const item = (type: string, content: string) =>
      `<fieldset id="${type}-1" class="form-item ${type}"><legend class="title">${type}</legend>${content}</fieldset>`
    const fields = [
      item('date', ['month', 'day', 'year'].map(part).join('')),
      item(
        'time',
        `${['hour', 'minute', 'second'].map(part).join('')}<div class="field ampm"><select><option>AM</option></select></div>`,
      ),
      item('number', '<input>'),
      item('currency', '<input>'),
    ]
    const opened = openForm(
      servedForm({ fields: fields.join(''), context: { formId, localizedStrings: { validation: words } } }),
    )
    const { user, control, root } = opened
    await user.type(control('.month input'), '2')
    await user.type(control('.day input'), '30')
    await user.type(control('.hour input'), '14')
    await user.type(control('#number-1 input'), 'vier')
    await user.type(control('#currency-1 input'), 'viel') // the page has no text for it: the server's is shown
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Diesen Tag gibt es nicht.', 'Von 1 bis 12.', 'Nur Ziffern.'])
    const wrong = [...root.querySelectorAll('[aria-invalid]')].map(
      (one) => one.closest('.field, .form-item')!.className,
    )
    expect(wrong).toEqual(['field day', 'field hour', 'form-item number error'])
    expect(document.activeElement).toBe(control('.day input'))
    expect(saved()).toHaveLength(0)
  })

  it('says which parts are missing once it is partly filled in', async () => {
    const opened = await openDrawnForm(drawn([{ id: 'name-1', type: 'name', title: 'Name', required: true }]))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Name fehlt.'])
    await opened.user.type(opened.control('.first-name input'), 'Ada')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['In Name fehlt noch: Last Name.'])
  })

  it('updates the message when the visitor leaves the field, not when moving on to its next part', async () => {
    const opened = await openDrawnForm(drawn([{ id: 'name-1', type: 'name', title: 'Name', required: true }]))
    await opened.sendAndWait()
    await opened.user.type(opened.control('.first-name input'), 'Ada')
    await opened.user.tab()
    expect(opened.errors()).toEqual(['Name fehlt.'])
    await opened.user.tab()
    expect(opened.errors()).toEqual(['In Name fehlt noch: Last Name.'])
  })

  it('lists the unanswered statements, or names the whole field if its parts have no names', async () => {
    const likert = { id: 'likert-1', type: 'likert', title: 'Meinung', required: true, options: ['Gut', 'Billig'] }
    const opened = await openDrawnForm(drawn([likert]))
    await opened.user.click(opened.control('[data-question="Gut"] input'))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['In Meinung fehlt noch: Billig.'])

    const inputs = '<input value="Ada" required><input required>'
    const fields = `<div class="form-item name required" id="name-1"><div class="title">Name</div>${inputs}</div>`
    const served = openForm(servedForm({ fields, context: { formId, localizedStrings: { validation: words } } }))
    await served.sendAndWait()
    expect(served.errors()).toEqual(['Name fehlt.'])
  })
})

describe('the required mark of a field', () => {
  const marked = (context: object) => openForm(servedForm({ context: { formId, ...context } }))
  const localizedStrings = { required: '(Pflichtfeld)' }

  it('is the page’s own text in a rendered form', async () => {
    const fields = [{ id: 'text-1', type: 'text', title: 'Name', required: true }]
    const { root } = await openDrawnForm(drawn(fields, { localizedStrings }))
    expect(root.querySelector('.title .required')!.textContent).toBe('(Pflichtfeld)')
  })

  it('is not part of the field’s name in an error', async () => {
    const opened = marked({ useFormsJs: true, localizedStrings })
    await opened.sendAndWait()
    expect(opened.errors()[0]).toBe('Name is required.')
  })
})

describe('a required field without a title', () => {
  it('says that it is required', async () => {
    const opened = await openDrawnForm(drawn([{ id: 'text-1', type: 'text', title: '', required: true }]))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['This field is required.'])
  })
})

describe('a website field', () => {
  it('explains the format of links if // is missing', async () => {
    const opened = await openDrawnForm(drawn([{ id: 'website-1', type: 'website', title: 'Website' }]))
    await opened.user.type(opened.control('#website-1 input'), 'https:example.com')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Links must be formatted as http://domain.com or https://domain.com'])
  })
})

describe('a file field', () => {
  beforeEach(() => network.backend.learnForm({ id: 'open', name: '', collectionId: '', hasCaptcha: false, fields: [] }))
  const withFiles = (marks: string) =>
    servedForm({
      fields: `<div id="photo" class="form-item required"><label class="title" for="p">Photo</label><input id="p" type="file" ${marks}></div><input name="note" value="Hello"><input type="hidden" name="photo-address">`,
    }).replaceAll(formId, 'open')
  const uploaded = (marks: string) => withFiles(`data-upload-field="photo-address" ${marks}`)
  const choose = (control: HTMLInputElement, ...files: File[]) =>
    act(async () => {
      Object.defineProperty(control, 'files', { configurable: true, value: files })
      control.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const imageFile = (bytes: number) => new File([new Uint8Array(bytes)], 'seal.png', { type: 'image/png' })
  /** Gives a control a file, which it holds until its value is set. */
  const holdFile = (control: HTMLInputElement) => {
    let files = [imageFile(1)]
    Object.defineProperty(control, 'files', { configurable: true, get: () => files })
    Object.defineProperty(control, 'value', {
      configurable: true,
      set: () => {
        files = []
      },
    })
  }

  it('is validated, but its files are not sent, because the endpoint accepts none', async () => {
    const opened = openForm(uploaded('accept="image/*" data-max-megabytes="1"'))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Please enter a file name'])
    await choose(opened.control('#p'), new File(['x'], 'seal.txt', { type: 'text/plain' }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['The file seal.txt does not appear to be a supported image file.'])
    await choose(opened.control('#p'), imageFile(1_000_001))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['The file seal.png is too large. The maximum allowed file size is 1 MB.'])
    await choose(opened.control('#p'), imageFile(1_000_000))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual([
      'The file seal.png has not been uploaded yet. Please wait a moment and try again.',
    ])
    opened.control('[name="photo-address"]').value = 'https://files.example/seal.png'
    await opened.sendAndWait()
    expect(opened.errors()).toEqual([])
    expect(saved()[0]!.values).toMatchObject({ note: 'Hello', 'photo-address': 'https://files.example/seal.png' })
    expect(saved()[0]!.values).not.toHaveProperty('photo')
  })

  it('sends the URL that a script has written into a field of the same item', async () => {
    const fields =
      '<div class="form-item" id="photo"><input type="file" data-upload-field="photo-url"><input type="hidden" name="photo-url"></div>'
    const opened = openForm(servedForm({ fields }).replaceAll(formId, 'open'))
    await choose(opened.control('[type="file"]'), imageFile(1))
    opened.control('[name="photo-url"]').value = 'https://files.example/seal.png'
    await opened.sendAndWait()
    expect(saved()[0]!.values).toEqual({ 'photo-url': 'https://files.example/seal.png' })
  })

  it('without an uploader rejects a chosen file, and sends the other fields', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = openForm(withFiles(''))
    const refusal = 'This form cannot send files, so seal.png was removed. You can send the form without it.'
    const taken = vi.fn()
    Object.defineProperty(opened.control('#p'), 'value', { configurable: true, set: taken })
    await choose(opened.control('#p'), imageFile(1))
    await waitFor(() => expect(opened.errors()).toEqual([refusal]))
    expect(opened.root.querySelector('.field-error')!.getAttribute('role')).toBe('alert')
    expect(taken).toHaveBeenCalledWith('')
    expect(opened.form.dataset.state).toBe('idle')
    await choose(opened.control('#p'))
    await opened.user.click(opened.control('[name="note"]'))
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('without an uploader names all chosen files', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = openForm(withFiles(''))
    opened.control('#p').multiple = true
    await choose(opened.control('#p'), imageFile(1), new File(['x'], 'skua.png'))
    await waitFor(() =>
      expect(opened.errors()).toEqual([
        'This form cannot send files, so seal.png, skua.png were removed. You can send the form without them.',
      ]),
    )
  })

  it('shows no message about a rejected file after a reset', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = openForm(withFiles(''))
    await choose(opened.control('#p'), imageFile(1))
    await waitFor(() => expect(opened.errors()).toHaveLength(1))
    act(() => opened.form.reset())
    expect(opened.errors()).toEqual([])
  })

  it('without an uploader reports files chosen before it mounted', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = openForm(withFiles(''))
    const control = opened.control('#p')
    holdFile(control)
    await opened.sendAndWait()
    expect(opened.errors()).toEqual([
      'This form cannot send files, so seal.png was removed. You can send the form without it.',
    ])
    expect(document.activeElement).toBe(control)
    expect(saved()).toEqual([])
    await opened.sendAndWait()
    expect(saved()).toHaveLength(1)
  })

  it('without an uploader reports a file chosen right before the form is sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = openForm(withFiles(''))
    const control = opened.control('#p')
    holdFile(control)
    await act(async () => {
      control.dispatchEvent(new Event('change', { bubbles: true }))
      opened.button().click()
    })
    await waitFor(() => expect(opened.errors()).toHaveLength(1))
    await waitFor(() => expect(opened.form.dataset.state).toBe('failure'))
    expect(saved()).toEqual([])
  })

  it.each([
    [
      '',
      'Skerry: This form has a field for files, and none can be sent. Upload them with a script, and name the field that holds their address: data-upload-field="…".',
    ],
    ['data-upload-field="nowhere"', 'Skerry: data-upload-field names "nowhere", and the form has no such field.'],
  ])('with %s tells developers why its files cannot be sent', async (marks, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { control } = openForm(withFiles(marks))
    await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith(message, control('#p')))
  })

  it('names no file type if it accepts several', async () => {
    const opened = openForm(uploaded('accept="image/png, .pdf"'))
    await choose(opened.control('#p'), new File(['x'], 'seal.txt', { type: 'text/plain' }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['The file seal.txt does not appear to be a supported file.'])
  })
})

describe('a checkbox', () => {
  const asked = { id: 'field-1', title: 'Field', isRequired: false }
  const learn = (type: FormField['type']) =>
    network.backend.learnForm({
      ...{ id: 'consent', name: '', collectionId: '', hasCaptcha: false },
      fields: [
        { ...asked, type, ...(type === 'select' ? { options: ['seal'] } : {}) },
        { id: 'terms', type: 'checkbox', title: 'Terms', isRequired: true, options: ['1'] },
      ],
    })
  const hidden = '<input type="hidden" name="terms" value="0">'
  const box =
    '<input type="checkbox" name="terms" id="terms-box" value="1" required> <label for="terms-box">Terms</label>'
  const item = (type: string, controls: string) =>
    `<div class="form-item ${type}" id="field-1"><div class="title">Field</div>${controls}</div>`
  const select = '<select><option>seal</option></select>'

  it.each<[string, FormField['type'], string, object]>([
    ['after the hidden value that stands for no tick', 'text', hidden + box, { terms: ['1'] }],
    ['before the hidden value that stands for no tick', 'text', box + hidden, { terms: ['1'] }],
    ['beside a text', 'text', item('', `<input value="a">${box}`), { 'field-1': 'a', terms: ['1'] }],
    [
      'beside an e-mail address, with the value for no tick',
      'email',
      item('email', `${hidden}${box}<input value="ada@example.com">`),
      { 'field-1': 'ada@example.com', terms: ['1'] },
    ],
    ['beside a number', 'number', item('number', `<input value="5">${box}`), { 'field-1': '5', terms: ['1'] }],
    ['beside a select', 'select', item('select', select + box), { 'field-1': 'seal', terms: ['1'] }],
  ])('%s is required, and sent once it is ticked', async (_, type, fields, values) => {
    learn(type)
    const opened = openForm(servedForm({ fields }).replaceAll(formId, 'consent'))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Terms is required.'])
    expect(saved()).toEqual([])
    await opened.user.click(opened.control('#terms-box'))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual([])
    expect(saved()[0]!.values).toEqual(values)
  })

  it('does not satisfy the required text field next to it', async () => {
    const opened = openForm(servedForm({ fields: item('email required', `<input>${box}`) }))
    await opened.user.click(opened.control('#terms-box'))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Field is required.'])
  })
})

describe('several choices', () => {
  const options =
    '<label><input type="radio" name="ferry" required> Morning</label><label><input type="radio" name="ferry"> Evening</label>'
  const legend = '<legend>Ferry <span class="required">*</span></legend>'
  const place = (opened: ReturnType<typeof openForm>) =>
    opened.root.querySelector('.field-error')!.parentElement!.tagName

  it.each([
    ['their legend', `<fieldset>${legend}${options}</fieldset>`],
    ['their legend, as checkboxes', `<fieldset>${legend}${options.replaceAll('radio', 'checkbox')}</fieldset>`],
    ['the legend of their item', `<fieldset class="form-item" id="f">${legend}${options}</fieldset>`],
    ['the legend inside their item', `<div class="form-item"><fieldset>${legend}${options}</fieldset></div>`],
    ['their legend beside a text for another choice', `<fieldset>${legend}${options}<input name="other"></fieldset>`],
    [
      'the first label of their group',
      `<p id="g">Ferry</p><p id="h">Daily</p><div role="group" aria-labelledby="g h">${options}</div>`,
    ],
    ['the label of their group', `<p id="g">Ferry</p><div role="radiogroup" aria-labelledby="g">${options}</div>`],
  ])('are named after %s', async (_, fields) => {
    const opened = openForm(servedForm({ fields }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Ferry is required.'])
  })

  it('show their message inside the legend, and only once when they are validated again', async () => {
    const opened = openForm(servedForm({ fields: `<fieldset>${legend}${options}</fieldset>` }))
    await opened.sendAndWait()
    expect(place(opened)).toBe('LEGEND')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Ferry is required.'])
  })

  it.each([
    ['without a group', options],
    [
      'in a group that has other fields',
      `<fieldset><legend>Trip</legend>${options}<textarea name="b"></textarea></fieldset>`,
    ],
    ...['', 'type="text"'].map((type) => [
      `in a group that has a text with a label of its own (${type})`,
      `<fieldset><legend>Trip</legend>${options}<label>City <input name="city" ${type}></label></fieldset>`,
    ]),
  ])('%s are not named after the first one, and show their message above it', async (_, fields) => {
    const opened = openForm(servedForm({ fields }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['This field is required.'])
    expect(opened.root.querySelector('.field-error + label')!.textContent).toBe(' Morning')
  })
})

describe('a fieldset of texts', () => {
  it('is named after its legend', async () => {
    const inputs = '<label>First <input name="a"></label><label>Last <input name="b"></label>'
    const fields = `<fieldset class="form-item required" id="n"><legend>Name</legend>${inputs}</fieldset>`
    const opened = openForm(servedForm({ fields }))
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['Name is required.'])
  })
})

describe('a rendered phone number', () => {
  const known = [
    { name: 'Norway', code: 'NO', phoneCode: '+47' },
    { name: 'United States', code: 'US', phoneCode: '+1' },
  ]
  const parts = (lengths: readonly number[], countries = known) => ({
    formFieldFormats: {
      countries,
      initialAddressFormat: { country: 'US' },
      initialPhoneFormat: {
        fields: lengths.flatMap((length, index) => [
          { type: 'FIELD', identifier: String(index + 1), label: '', length },
          { type: 'SEPARATOR', identifier: '-' },
        ]),
      },
    },
  })
  const phone = (context: object, more: object = {}) =>
    openDrawnForm(drawn([{ id: 'phone-1', type: 'phone', title: 'Phone', ...more }], context))
  const sent = (form: HTMLFormElement) => formPayload(readForm(form, () => undefined))['phone-1']

  it.each([
    [[3, 3, 14], '(212) 555-0100', ['', '212', '555', '0100']],
    [[3, 0], '212 5550 1000 2000', ['212', '555010002000']],
    [[3, 3, 4], '1 (555) 123-4567', ['', '555', '123', '4567']],
    [[3, 3, 14], '1 (555) 123-4567', ['', '555', '123', '4567']],
    [[3, 3, 4], '2 (555) 123-4567', '2 (555) 123-4567'],
    [[3, 3, 4], '11 555 123 4567', '11 555 123 4567'],
    [[4, 16], '0207', '0207'],
    [[4, 16], '+44 20 7946 0000', '+44 20 7946 0000'],
    [[4], '(020) 7', '(020) 7'],
    [[3, 3, 4], 'by pigeon', 'by pigeon'],
  ])('is split into parts of %j digits if it fits: %s', async (lengths, number, value) => {
    const { user, control, form } = await phone(parts(lengths))
    await user.type(control('.phone input'), number)
    expect(sent(form)).toEqual(value)
  })

  it('is no longer reported as missing once it is typed', async () => {
    const { errors, user, control, sendAndWait } = await phone(parts([3, 3, 4]), { required: true })
    await sendAndWait()
    expect(errors()).toEqual(['Phone fehlt.'])
    await user.type(control('.phone input'), '2125550100')
    await user.tab()
    expect(errors()).toEqual([])
  })

  it('shows the code of the chosen country before it, and sends the code with it', async () => {
    const { user, control, form, root } = await phone(parts([3, 3, 4]), { showCountryCode: true })
    const [country, number] = [...root.querySelectorAll<HTMLInputElement>('.phone :is(select, input)')]
    expect([country, number].map((one) => one!.getAttribute('autocomplete'))).toEqual([
      'tel-country-code',
      'tel-national',
    ])
    const prefix = () => root.querySelector(`[id="${number!.getAttribute('aria-describedby')}"]`)!.textContent
    expect(prefix()).toBe('+1')
    await user.selectOptions(country!, 'Norway')
    expect(prefix()).toBe('+47')
    await user.type(control('.phone input'), '2125550100')
    expect(sent(form)).toEqual(['47', '212', '555', '0100'])
  })

  it('has no country select if the page lists no countries', async () => {
    const { root } = await phone(parts([3, 3, 4], []), { showCountryCode: true })
    expect(root.querySelector('.phone select')).toBeNull()
  })
})

describe('a rendered address', () => {
  it('orders its parts as in the owner’s country', async () => {
    const formats = ['Zip', 'State', 'City', 'Line1', 'Unknown'].map((identifier) => ({
      type: 'FIELD',
      identifier,
      label: identifier,
    }))
    const { root } = await openDrawnForm(
      drawn([{ id: 'address-1', type: 'address', title: 'Address' }], {
        formFieldFormats: { initialAddressFormat: { country: 'JP', fields: formats } },
      }),
    )
    const captions = [...root.querySelectorAll('.caption-text')].map(({ textContent }) => textContent)
    expect(captions).toEqual(['Country', 'Zip', 'State', 'City', 'Line1'])
  })

  it('requires only the parts that the owner’s country requires', async () => {
    const formats = ['Line1', 'Line2'].map((identifier) => ({
      type: 'FIELD',
      identifier,
      label: identifier,
      required: identifier === 'Line1',
    }))
    const { root } = await openDrawnForm(
      drawn([{ id: 'address-1', type: 'address', title: 'Address', required: true }], {
        formFieldFormats: { initialAddressFormat: { fields: formats } },
      }),
    )
    const needed = [...root.querySelectorAll('.address [aria-required]')].map(
      (input) => input.closest('.field')!.className,
    )
    expect(needed).toEqual(['field address1'])
  })
})

describe('rendered choices', () => {
  it('are radio groups marked as required, even if two options have the same text', async () => {
    const { root } = await openDrawnForm(
      drawn([
        { id: 'radio-1', type: 'radio', title: 'Ferry', required: true, options: ['Morning', 'Morning'] },
        { id: 'likert-1', type: 'likert', title: 'Agreed?', required: true, options: ['Good', 'Good'] },
      ]),
    )
    const groups = [...root.querySelectorAll('[role="radiogroup"]')]
    expect(groups.map((group) => group.getAttribute('aria-required'))).toEqual(['true', 'true', 'true'])
    expect(groups.map((group) => group.querySelectorAll('input').length)).toEqual([2, 5, 5])
  })

  it('report errors on the group, because no single radio button is invalid', async () => {
    const opened = await openDrawnForm(
      drawn([{ id: 'radio-1', type: 'radio', title: 'Ferry', required: true, options: ['Morning', 'Evening'] }]),
    )
    await opened.sendAndWait()
    const group = opened.root.querySelector('[role="radiogroup"]')!
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBe('Ferry fehlt.')
    expect(opened.root.querySelector('input[aria-invalid]')).toBeNull()
    expect(document.activeElement).toBe(opened.control('input[type="radio"]'))
  })

  it('report errors on the “other” text field if that text itself is invalid', async () => {
    const controls = '<input type="radio" name="r" value="a"><input name="other" value="By kayak">'
    const group = `<div class="form-item radio" role="radiogroup" data-max-length="5">${controls}</div>`
    const opened = openForm(servedForm({ fields: group }))
    await opened.sendAndWait()
    expect(opened.control('[name="other"]').getAttribute('aria-invalid')).toBe('true')
    expect(opened.root.querySelector('[role="radiogroup"]')!.hasAttribute('aria-invalid')).toBe(false)
  })
})
