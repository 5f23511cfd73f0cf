import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { everyFieldForm } from '../../../mocks/fixtures/forms'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { emptyForm, servedForm } from './formMarkup'
import { openCopy, openDrawnForm } from './openForm'

const network = mockNetwork()
const saved = () => network.backend.state.submissions

const phone = (...identifiers: string[]) => ({
  fields: identifiers.map((identifier, index) => ({
    type: 'FIELD',
    label: identifier,
    identifier,
    length: index < 2 ? 3 : 4,
  })),
})
const address = {
  country: 'US',
  fields: ['Line1', 'Line2', 'City', 'State', 'Zip'].map((identifier) => ({
    type: 'FIELD',
    label: `The ${identifier}`,
    identifier,
    required: identifier !== 'Line2',
  })),
}
const context = {
  formId: everyFieldForm.id,
  collectionId: 'c9',
  formName: 'Plan your visit',
  formSubmitButtonText: 'Off we go',
  formSubmissionMessage: { html: '<p>See you <b>soon</b></p>' },
  formFields: everyFieldForm.fields.map(({ id, type, title, isRequired, maxLength, options, questions }) => ({
    id,
    type,
    title,
    required: isRequired,
    maxLength: maxLength ?? '',
    options: options ?? questions,
    [type]: true,
  })),
  formFieldFormats: {
    initialPhoneFormat: phone('1', '2', '3'),
    initialAddressFormat: address,
    countries: [
      { name: 'United States', code: 'US', phoneCode: '+1' },
      { name: 'Norway', code: 'NO', phoneCode: '+47' },
    ],
  },
}

beforeEach(() => configure({}))

afterEach(() => {
  document.body.innerHTML = ''
  forgetShared()
})

describe('a form rendered from its context', () => {
  it('has a field for every entry, with the platform’s classes', async () => {
    const { root } = await openDrawnForm(emptyForm(context))
    const items = [...root.querySelectorAll('.field-list > .form-item, form > .hidden')].map(({ id }) => id)
    const hiddenLast = everyFieldForm.fields.toSorted(
      (a, b) => Number(a.type === 'hidden') - Number(b.type === 'hidden'),
    )
    expect(items).toEqual(hiddenLast.map(({ id }) => id))
    expect(root.querySelector('.form-wrapper > form')!.className).toBe('react-form-contents')
    expect(root.querySelector('form')!.getAttribute('aria-label')).toBe('Plan your visit')
    expect(root.querySelector('#email-f102')!.className).toBe('form-item field email required')
    expect(root.querySelector('#name-f101')!.className).toBe('form-item fields name required')
    expect(root.querySelector('#name-f101 .first-name .caption-text')!.textContent).toBe('First Name')
    expect(root.querySelector('#address-f104 .zip .caption-text')!.textContent).toBe('The Zip')
    expect(root.querySelector('#textarea-f116')!.getAttribute('data-max-length')).toBe('200')
    expect(root.querySelector('button[type="submit"]')!.textContent).toBe('Off we go')
  })

  it('names every control for screen readers', async () => {
    const { root } = await openDrawnForm(emptyForm(context))
    const controls = [...root.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')]
    expect(controls.length).toBeGreaterThan(25)
    for (const control of controls)
      expect([control.outerHTML, control.getAttribute('aria-label') ?? control.labels?.length]).toEqual([
        control.outerHTML,
        control.type === 'tel' ? 'Phone' : 1,
      ])
  })

  it('shows the currency before an amount, and “@” before a name on Twitter', async () => {
    const fields = [
      { id: 'f1', type: 'currency', title: 'Budget', currencySymbol: '€' },
      { id: 'f2', type: 'currency', title: 'Deposit' },
      { id: 'f3', type: 'twitter', title: 'Twitter' },
      { id: 'f4', type: 'number', title: 'Guests' },
    ]
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields: fields }))
    const prefixOf = (input: HTMLInputElement) =>
      root.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent ?? null
    const inputs = [...root.querySelectorAll<HTMLInputElement>('.form-item input')]
    expect(inputs.map(prefixOf)).toEqual(['€', '$', '@', null])
  })

  it('detects the direction of text, and writes numbers and e-mail addresses from left to right', async () => {
    const { root } = await openDrawnForm(emptyForm(context))
    const directionOf = (selector: string) => root.querySelector<HTMLElement>(selector)?.dir
    const texts = ['#text-f118 input', '#textarea-f116 textarea', '.first-name input', '.city input']
    const others = ['number-f108', 'email-f102', 'currency-f113', 'website-f114', 'twitter-f115'].map(
      (id) => `#${id} input`,
    )
    expect(texts.map(directionOf)).toEqual(texts.map(() => 'auto'))
    expect([...others, '.phone input'].map(directionOf)).toEqual([...others, 'phone'].map(() => 'ltr'))
  })

  it('requests the right on-screen keyboards, and enables autofill', async () => {
    const { control } = await openDrawnForm(emptyForm(context))
    expect(control('#number-f108 input').inputMode).toBe('numeric')
    expect(control('#currency-f113 input').inputMode).toBe('decimal')
    expect(control('#twitter-f115 input').getAttribute('autocapitalize')).toBe('none')
    const parts = ['.first-name', '.last-name', '.phone', '.address1', '.city', '.zip'].map((part) => `${part} input`)
    expect([...parts, '.country select'].map((part) => control(part).getAttribute('autocomplete'))).toEqual([
      ...['given-name', 'family-name', 'tel-national', 'address-line1', 'address-level2', 'postal-code', 'country'],
    ])
  })

  it('announces only once that an answer is required', async () => {
    const { root, control } = await openDrawnForm(emptyForm(context))
    const marks = [...root.querySelectorAll('.description.required')]
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.filter((mark) => mark.getAttribute('aria-hidden') !== 'true')).toEqual([])
    expect(control('#email-f102 input').getAttribute('aria-required')).toBe('true')
  })

  it('lets the visitor clear the choice in a select only if the field is optional', async () => {
    const menu = { type: 'select', title: 'Ferry', options: ['Early', 'Late'] }
    const formFields = [
      { ...menu, id: 'select-1', required: true },
      { ...menu, id: 'select-2' },
    ]
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields }))
    const unset = [...root.querySelectorAll<HTMLOptionElement>('option[value=""]')]
    expect(unset.map(({ disabled, hidden }) => [disabled, hidden])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('takes one file unless its owner allows more', async () => {
    const formFields = [1, 2].map((numFiles) => ({ id: `file-${numFiles}`, type: 'file', title: 'Photo', numFiles }))
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields }))
    const inputs = [...root.querySelectorAll<HTMLInputElement>('[type="file"]')]
    expect(inputs.map(({ multiple }) => multiple)).toEqual([false, true])
  })

  it('shows the country code before a phone number, and updates it when another country is chosen', async () => {
    const formFields = [{ id: 'phone-1', type: 'phone', title: 'Phone', required: true, showCountryCode: true }]
    const { formFieldFormats } = context
    const countries = [...formFieldFormats.countries, { name: 'Atlantis', code: 'XA' }]
    const { root, user, control } = await openDrawnForm(
      emptyForm({ formId: 'f', formFields, formFieldFormats: { ...formFieldFormats, countries } }),
    )
    const [menu, input] = [root.querySelector('select')!, control('input')]
    expect([...menu.options].map(({ text, value }) => [text, value])).toEqual([
      ['Norway', '47'],
      ['United States', '1'],
    ])
    const shown = () => [menu.value, root.querySelector('.form-input-prefix')?.textContent, input.style.paddingLeft]
    expect(shown()).toEqual(['1', '+1', 'calc(2ch + 20px)'])
    await user.selectOptions(menu, 'Norway')
    expect(shown()).toEqual(['47', '+47', 'calc(3ch + 20px)'])
    expect([input.getAttribute('aria-required'), input.labels?.[0]?.textContent]).toEqual(['true', 'Number'])
  })

  it.each([
    [
      'of the owner’s country',
      {
        initialPhoneFormat: {
          fields: [{ length: 2 }, { type: 'SEPARATOR', length: 1 }, { length: 6 }].map((part) => ({
            type: 'FIELD',
            ...part,
          })),
        },
      },
      '22, 334455',
    ],
    ['of the US if none is known', {}, '223, 344, 55'],
  ])('splits a phone number by the format %s', async (_, formFieldFormats, value) => {
    const formFields = [{ id: 'phone-1', type: 'phone', title: 'Phone' }]
    const markup = emptyForm({ formFields, formFieldFormats }).replace('<div', '<div data-form-answers')
    const { root, user, control, sendAndWait } = await openDrawnForm(markup)
    const answers: unknown[] = []
    root.addEventListener('skerry-form-answers', (event) => answers.push(...(event as CustomEvent).detail))
    await user.type(control('.phone input'), '22334455')
    await sendAndWait()
    expect(answers).toEqual([{ label: 'Phone', value }])
  })

  it('sorts countries as the language of the page does', async () => {
    document.documentElement.lang = 'sv'
    onTestFinished(() => document.documentElement.removeAttribute('lang'))
    const formFields = [{ id: 'address-1', type: 'address', title: 'Var', required: true }]
    const countries = ['Österrike', 'Zambia', 'Åland', 'Algeriet'].map((name) => ({ name, code: name }))
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields, formFieldFormats: { countries } }))
    const names = [...root.querySelectorAll<HTMLOptionElement>('.country option')].map(({ value }) => value)
    expect(names.filter(Boolean)).toEqual(['Algeriet', 'Zambia', 'Åland', 'Österrike'])
  })

  it('selects no country if the owner’s is not in the list, and shows a text field if there is no list', async () => {
    const formFields = [{ id: 'address-1', type: 'address', title: 'Where', required: true }]
    const countryOf = async (countries: readonly object[]) => {
      const formFieldFormats = { initialAddressFormat: { country: 'XA' }, countries }
      const { control } = await openDrawnForm(emptyForm({ formId: 'f', formFields, formFieldFormats }))
      expect(control('.address1 input').getAttribute('aria-required')).toBe('true')
      expect(control('.address2 input').hasAttribute('aria-required')).toBe(false)
      return control('.country :is(input, select)')
    }
    const menu = await countryOf(context.formFieldFormats.countries)
    expect([menu.localName, menu.value, menu.querySelector('option')?.value]).toEqual(['select', '', ''])
    const line = await countryOf([])
    expect([line.localName, line.value]).toEqual(['input', 'XA'])
  })

  it('offers likert answers from -2 to 2', async () => {
    const { root } = await openDrawnForm(emptyForm(context))
    const first = root.querySelector('#likert-f112 .item')!
    const answers = [...first.querySelectorAll<HTMLInputElement>('input')]
    expect(answers.map(({ value, labels }) => `${value} ${labels?.[0]?.textContent?.trim()}`)).toEqual([
      '-2 Strongly Disagree',
      '-1 Disagree',
      '0 Neutral',
      '1 Agree',
      '2 Strongly Agree',
    ])
  })

  it('sends every type in its own format', async () => {
    const opened = await openDrawnForm(emptyForm(context))
    const { user, control } = opened
    const fill = (selector: string, text: string) => user.type(control(selector), text)
    await fill('.first-name input', 'Ada')
    await fill('.last-name input', 'Lovelace')
    await fill('#email-f102 input', ' ada@example.com ')
    await fill('.phone input', '212-555-0100')
    await fill('.address1 input', '1 Main St')
    await fill('.city input', 'New York')
    await fill('.state-province input', 'NY')
    await fill('.zip input', '10013')
    await fill('.date input', '2026-12-24')
    await fill('.time input', '16:30')
    await fill('#number-f108 input', '12')
    await user.click(control('#radio-f109 input[value="Afternoon"]'))
    await user.click(control('#checkbox-f110 input[value="Seals"]'))
    await user.click(control('#checkbox-f110 input[value="Tide pools"]'))
    await user.selectOptions(control('#select-f111 select'), 'A newspaper')
    await user.click(control('#likert-f112 .item:nth-of-type(1) input[value="2"]'))
    await user.click(control('#likert-f112 .item:nth-of-type(2) input[value="-1"]'))
    await fill('#currency-f113 input', '99.50')
    await fill('#website-f114 input', 'https://example.com')
    await fill('#twitter-f115 input', 'ada')
    await fill('#textarea-f116 textarea', 'Hello')
    await fill('#text-f118 input', 'Seal')
    await fill('#password-f119 input', 'secret')
    await opened.sendAndWait()

    expect(opened.errors()).toEqual([])
    expect(saved()[0]!.values).toEqual({
      'name-f101': ['Ada', 'Lovelace'],
      'email-f102': 'ada@example.com',
      'phone-f103': ['', '212', '555', '0100'],
      'address-f104': ['1 Main St', '', 'New York', 'NY', '10013', 'US'],
      'date-f105': ['12', '24', '2026'],
      'time-f106': ['4', '30', '', 'PM'],
      'number-f108': '12',
      'radio-f109': 'Afternoon',
      'checkbox-f110': ['Seals', 'Tide pools'],
      'select-f111': 'A newspaper',
      'likert-f112': { 'The timetable is clear': '2', 'The island is easy to reach': '-1' },
      'currency-f113': '99.50',
      'website-f114': 'https://example.com',
      'twitter-f115': 'ada',
      'textarea-f116': 'Hello',
      'hidden-f117': '',
      'text-f118': 'Seal',
      'password-f119': 'secret',
    })
  })

  it('shows its context’s message after it is saved', async () => {
    const opened = await openDrawnForm(
      emptyForm({
        ...context,
        formId: '5f0c0000000000000000f003',
        formFields: [{ id: 'email-f301', type: 'email', title: 'Email', required: true }],
      }),
    )
    await opened.user.type(opened.control('#email-f301 input'), 'ada@example.com')
    await opened.sendAndWait()
    const text = await waitForText(opened.root)
    expect(text.innerHTML).toContain('See you <b>soon</b>')
    expect(text.getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(text)
    expect(opened.form.hidden).toBe(true)
  })

  it('requires five digits of a zip code only in the US', async () => {
    const fields = [{ id: 'address-1', type: 'address', title: 'Address', required: false }]
    const opened = await openDrawnForm(emptyForm({ ...context, formFields: fields }))
    await opened.user.type(opened.control('.zip input'), '1234')
    await opened.sendAndWait()
    expect(opened.errors()).toEqual(['US zip codes must be exactly 5 digits.'])
    await opened.user.selectOptions(opened.control('.country select'), 'NO')
    await opened.user.click(opened.control('.city input'))
    await opened.user.tab({ shift: true })
    await opened.user.click(document.body)
    await waitFor(() => expect(opened.errors()).toEqual([]))
    await opened.sendAndWait()
    expect(opened.errors()).not.toContain('US zip codes must be exactly 5 digits.')
  })

  it('dispatches its answers as readable text, without the parts that were left empty', async () => {
    const formFields = [
      { id: 'address-1', type: 'address', title: 'Where' },
      { id: 'date-1', type: 'date', title: 'When' },
      { id: 'likert-1', type: 'likert', title: 'Agreed?', options: ['Good', 'Cheap'] },
    ]
    const opened = await openDrawnForm(emptyForm({ formFields }).replace('<div', '<div data-form-answers'))
    const { root, user, control } = opened
    await user.type(control('.address1 input'), ' Quay 1 ')
    await user.type(control('.city input'), 'Oban')
    await user.type(control('.date input'), '2026-12-24')
    await user.click(control('[data-question="Good"] input[value="2"]'))
    const answers: unknown[] = []
    root.addEventListener('skerry-form-answers', (event) => answers.push(...(event as CustomEvent).detail))
    await opened.sendAndWait()
    expect(answers).toEqual([
      { label: 'Where', value: 'Quay 1, Oban' },
      { label: 'When', value: '12 24 2026' },
      { label: 'Agreed?', value: 'Good: 2' },
    ])
  })

  it('dispatches no answer for an empty time, although AM or PM is preselected', async () => {
    const formFields = [{ id: 'time-1', type: 'time', title: 'Arrival' }]
    const markup = emptyForm({ formFields }).replace('<div', '<div data-form-answers')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opened = await openDrawnForm(markup)
    const answers: unknown[] = []
    opened.root.addEventListener('skerry-form-answers', (event) => answers.push((event as CustomEvent).detail))
    await opened.sendAndWait()
    expect(answers).toEqual([[]])
    expect(warn).not.toHaveBeenCalled() // it needs no id
    expect(network.backend.log).toEqual([])
  })

  it('renders a field of unknown type as a text line', async () => {
    const { root } = await openDrawnForm(
      emptyForm({
        formId: 'f',
        formFields: [{ id: 'quantum-1', type: 'quantum', title: 'State' }, null, 7, { type: 'text' }],
      }),
    )
    expect(root.querySelectorAll('.form-item')).toHaveLength(1)
    expect(root.querySelector<HTMLInputElement>('#quantum-1 input')!.type).toBe('text')
  })

  it('takes its text from the page’s localized strings', async () => {
    const localizedStrings = {
      submit: 'Senden',
      name: { firstName: 'Vorname', lastName: 'Nachname' },
      validation: { required: '{0} fehlt.' },
    }
    const newer = { name: { firstName: 'Vorname', lastName: 'Familienname' } }
    const { root, errors, sendAndWait } = await openDrawnForm(
      emptyForm({
        formId: 'f',
        localizedStrings,
        formFields: [{ id: 'name-1', type: 'name', title: 'Name', required: true }],
      }).replace('<div class="form-wrapper">', `${scriptOf('localized-strings', newer)}$&`),
    )
    expect(root.querySelector('button')!.textContent).toBe('Senden')
    expect(root.querySelector('.first-name .caption-text')!.textContent).toBe('Vorname')
    expect(root.querySelector('.last-name .caption-text')!.textContent).toBe('Familienname') // newer pages
    await sendAndWait()
    expect(errors()).toEqual(['Name fehlt.'])
  })

  it('aligns its button as the design fields say, else as the context says', async () => {
    const block = emptyForm({ ...context, buttonAlignment: 'center' })
    const designed = block.replace(
      '<div class="form-wrapper">',
      `${scriptOf('design-fields', { buttonAlignment: 'right' })}$&`,
    )
    const placeOf = async (markup: string) =>
      (await openDrawnForm(markup)).root.querySelector('.form-button-wrapper')!.classList.item(1)
    expect(await placeOf(emptyForm(context))).toBe('form-button-wrapper--align-left')
    expect(await placeOf(block)).toBe('form-button-wrapper--align-center')
    expect(await placeOf(designed)).toBe('form-button-wrapper--align-right')
  })

  it('starts without answers, except for hidden values', async () => {
    const formFields = [
      { id: 'select-1', type: 'select', title: 'Ferry', placeholder: 'Which one?', options: ['Early', 'Late'] },
      { id: 'hidden-1', type: 'hidden', key: 'campaign', value: 'spring' },
    ]
    const { control } = await openDrawnForm(emptyForm({ formId: 'f', formFields }))
    expect(control('#select-1 select').value).toBe('')
    expect(control('#select-1 option').textContent).toBe('Which one?')
    expect(control('#hidden-1 input').value).toBe('spring')
    expect(control('#hidden-1').hidden).toBe(true)
  })

  it('gives no element an id or name that would shadow a property of the form', async () => {
    const formFields = [
      { id: 'elements', type: 'radio', title: 'One', options: ['a'] },
      { id: 'hidden-1', type: 'hidden', key: 'submit', value: 'x' },
    ]
    const { form } = await openDrawnForm(emptyForm({ formId: 'f', formFields }))
    expect(form.querySelector('[id="elements"], [name="submit"]')).toBeNull()
    expect(form.querySelector('[data-field-id="elements"] input, [data-name="submit"]')).not.toBeNull()
  })

  it('turns off autofill for a password', async () => {
    const { control } = await openDrawnForm(emptyForm(context))
    expect(control('[type="password"]').autocomplete).toBe('off')
  })

  it('shows the owner’s disclaimer above its button', async () => {
    const { root } = await openDrawnForm(
      emptyForm({ ...context, disclaimerMessage: { html: '<p>No <b>spam</b></p>' } }),
    )
    await waitFor(() => expect(root.querySelector('.form-block-disclaimer')?.innerHTML).toContain('No <b>spam</b>'))
    expect(root.querySelector('.form-block-disclaimer + .form-button-wrapper')).not.toBeNull()
  })

  it('underlines only the sections that ask for it', async () => {
    const formFields = [
      { id: 'section-1', type: 'section', title: 'One' },
      { id: 'section-2', type: 'section', title: 'Two', underline: true },
    ]
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields }))
    expect([...root.querySelectorAll('.underline')].map(({ id }) => id)).toEqual(['section-2'])
  })

  it('is not rendered next to a form from the server', async () => {
    const { root } = await openDrawnForm(servedForm({ context: { ...context, captchaEnabled: true } }))
    expect(root.querySelectorAll('form')).toHaveLength(1)
    expect(root.querySelector('.form-inner-wrapper[data-skerry-own]')).toBeNull()
  })

  it('leaves an empty wrapper when it unmounts', async () => {
    const { root, served, view } = await openDrawnForm(emptyForm(context))
    view.unmount()
    expect(root.outerHTML).toBe(served)
  })

  it('is skipped if its context cannot be parsed', async () => {
    const broken =
      '<div class="sqs-block-form"><script type="application/json" class="sqs-form-block-context">{oops</script><div class="form-wrapper"></div></div>'
    await expect(openDrawnForm(broken)).rejects.toThrow('skipped')
  })

  it('gives its controls ids that are unused on the page, and labels that match', async () => {
    const fields = [{ id: 'text-1', type: 'text', title: 'One' }]
    const markup = emptyForm({ formId: 'f', formFields: fields }).replace(
      '<div class="form-wrapper">',
      '<input id="text-1-field"><div class="form-wrapper">',
    )
    const { root } = await openDrawnForm(markup)
    const control = root.querySelector<HTMLInputElement>('.form-item input')!
    expect(control.id).not.toBe('text-1-field')
    expect(control.labels![0]!.textContent).toBe('One')
  })

  it('is rendered again in a copy of the block, with labels that belong to the copy’s own fields', async () => {
    const fields = [{ id: 'text-1', type: 'text', title: 'One' }]
    const { root } = await openDrawnForm(emptyForm({ formId: 'f', formFields: fields }))
    const { root: copy } = await openCopy(root)
    expect(copy.querySelectorAll('form')).toHaveLength(1)
    for (const block of [root, copy]) {
      const label = block.querySelector<HTMLLabelElement>('.form-item label')
      expect(label?.textContent).toBe('One')
      expect(label?.control).toBe(block.querySelector('.form-item input'))
    }
  })
})

/** A script in which newer pages keep a part of the context. */
function scriptOf(name: string, value: object): string {
  return `<script type="application/json" class="sqs-form-block-${name}">${JSON.stringify(value)}</script>`
}

function waitForText(root: Element): Promise<Element> {
  return waitFor(() => {
    const text = root.querySelector('.form-submission-text')
    if (!text?.textContent) throw new Error('No message came.')
    return text
  })
}
