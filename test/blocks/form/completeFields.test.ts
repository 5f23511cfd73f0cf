import { afterEach, describe, expect, it } from 'vitest'
import { completeFields } from '../../../blocks/form/read/completeFields'
import { restoreCopy } from '../../../blocks/form/view/restoreCopy'

afterEach(() => {
  document.body.innerHTML = ''
})

function complete(fields: string, base = 'x') {
  document.body.innerHTML = `<form>${fields}</form>`
  const form = document.querySelector('form')!
  const served = form.outerHTML
  const undo = completeFields(form, base)
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)!
  const attribute = (selector: string, name: string) => find(selector).getAttribute(name)
  const textOf = (selector: string, name: string) =>
    (attribute(selector, name) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent?.trim())
  return { form, served, undo, find, attribute, textOf }
}

const choices = (type: string, name = 'c') =>
  ['One', 'Two']
    .map((value) => `<label><input type="${type}" name="${name}" value="${value}"> ${value}</label>`)
    .join('')
const everything = `
  <div id="email-1" class="form-item field email required"><label class="title" for="e">E-mail</label><div class="description">We never pass it on.</div><input id="e" type="text" x-autocompletetype="email"></div>
  <fieldset id="name-1" class="form-item fields name required"><legend class="title">Name</legend><input x-autocompletetype="surname" aria-required="true"><input x-autocompletetype="given-name" autocomplete="off"></fieldset>
  <div id="radio-1" class="form-item field radio required"><div class="title">Ferry <span class="required" aria-hidden="true">*</span></div><div class="description">Both are fine.</div>${choices('radio')}</div>
  <fieldset id="checkbox-1" class="form-item field checkbox required"><legend class="title">Seals <span class="required" aria-hidden="true">*</span></legend>${choices('checkbox')}</fieldset>
  <div id="likert-1" class="form-item field likert required"><div class="title">Agreed?</div>
    <div class="item" data-question="Good"><div class="question">Good</div>${choices('radio', 'q1')}</div>
    <div class="item" data-question="Cheap">${choices('radio', 'q2')}</div></div>
  <div id="number-1" class="form-item field number"><div class="title">Guests</div><input type="text"></div>
  <div id="phone-1" class="form-item field phone" role="none"><label class="title">Phone</label><input type="text" inputmode="text" aria-label="Phone"></div>
  <div id="section-1" class="form-item section"><div class="title">Part two</div></div>`

describe('server-rendered fields', () => {
  it('announce that they are required', () => {
    const { attribute } = complete(everything)
    for (const selector of ['#e', '#radio-1', '[data-question="Good"]', '[data-question="Cheap"]'])
      expect([selector, attribute(selector, 'aria-required')]).toEqual([selector, 'true'])
    for (const selector of ['#number-1 input', '#checkbox-1', '#name-1 input:last-of-type'])
      expect([selector, attribute(selector, 'aria-required')]).toEqual([selector, null])
  })

  it('expose the required mark to screen readers in a group that has no other way to say it is required', () => {
    const { attribute } = complete(everything)
    expect(attribute('#checkbox-1 .required', 'aria-hidden')).toBeNull()
    expect(attribute('#radio-1 .required', 'aria-hidden')).toBe('true')
  })

  it('hide the required mark from screen readers if the group’s controls say themselves that they are required', () => {
    const mark = '<div class="title">Name <span class="required" aria-hidden="true">*</span></div>'
    const { attribute } = complete(`<div class="form-item required">${mark}<input required><input></div>`)
    expect(attribute('.title .required', 'aria-hidden')).toBe('true')
  })

  it('do not become groups if each choice is in an item of its own without a title', () => {
    const option = '<div class="form-item"><label><input type="radio" name="r"> One</label></div>'
    const { form, served } = complete(`<fieldset><legend>Ferry</legend>${option}${option}</fieldset>`)
    expect(form.outerHTML).toBe(served)
  })

  it('keep the names that they get from a legend or a wrapping label', () => {
    const row = `<fieldset data-question="Good"><legend class="question">Good value</legend>${choices('radio')}</fieldset>`
    const { attribute } = complete(
      `<div class="form-item likert">${row}</div><div class="form-item"><div class="title">Day</div><label>On <input id="d"></label></div>`,
    )
    for (const name of ['aria-label', 'aria-labelledby'])
      expect([attribute('[data-question]', name), attribute('#d', name)]).toEqual([null, null])
  })

  it('become named groups if they have several controls', () => {
    const { attribute, textOf } = complete(everything)
    expect(attribute('#radio-1', 'role')).toBe('radiogroup')
    expect(textOf('#radio-1', 'aria-labelledby')).toEqual(['Ferry *'])
    expect(attribute('#checkbox-1', 'role')).toBeNull() // a fieldset is a group, named by its legend
    expect(attribute('#checkbox-1', 'aria-labelledby')).toBeNull()
    expect(attribute('#likert-1', 'role')).toBe('group')
    expect(attribute('[data-question="Good"]', 'role')).toBe('radiogroup')
    expect(textOf('[data-question="Good"]', 'aria-labelledby')).toEqual(['Good'])
    expect(attribute('[data-question="Cheap"]', 'aria-label')).toBe('Cheap')
    expect(attribute('#section-1', 'role')).toBeNull()
  })

  it('are connected to their titles and descriptions', () => {
    const { textOf, attribute } = complete(everything)
    expect(textOf('#e', 'aria-describedby')).toEqual(['We never pass it on.'])
    expect(textOf('#radio-1', 'aria-describedby')).toEqual(['Both are fine.'])
    expect(textOf('#number-1 input', 'aria-labelledby')).toEqual(['Guests'])
    expect(attribute('#e', 'aria-labelledby')).toBeNull()
    expect(attribute('#phone-1 input', 'aria-labelledby')).toBeNull()
  })

  it('are not described by the description of one of their options', () => {
    const part = '<div class="option"><div class="description">Only in summer</div><input></div>'
    const { attribute } = complete(`<div class="form-item text" id="f"><div class="title">Ferry</div>${part}</div>`)
    expect(attribute('#f input', 'aria-describedby')).toBeNull()
  })

  it('reference the labels and descriptions of the copy if the form is copied', () => {
    const { form } = complete(
      everything.replace('x-autocompletetype="email"', 'aria-describedby="hint"'),
      'skerry-form-1',
    )
    const copy = form.cloneNode(true) as HTMLFormElement
    form.after(copy)
    restoreCopy(copy)
    completeFields(copy, 'skerry-form-2')
    for (const [name, count] of Object.entries({ 'aria-labelledby': 5, 'aria-describedby': 2 })) {
      const words = Array.from(copy.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)!.split(' '))
      expect(words).toHaveLength(count)
      for (const id of words.flat().filter((word) => word !== 'hint')) {
        expect(copy.querySelectorAll(`[id="${id}"]`)).toHaveLength(1)
        expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1)
      }
    }
  })

  it('enable autofill with current token names', () => {
    const { attribute } = complete(everything)
    expect(attribute('#e', 'autocomplete')).toBe('email')
    expect(attribute('#name-1 input', 'autocomplete')).toBe('family-name')
    expect(attribute('#name-1 input:last-of-type', 'autocomplete')).toBe('off')
  })

  it.each([
    ['phone-full', 'tel'],
    ['phone-national', 'tel-national'],
    ['locality', 'address-level2'],
    ['administrative-area', 'address-level1'],
    ['constructor', 'constructor'],
  ])('enable autofill of %s as %s', (old, current) => {
    const { attribute } = complete(`<div class="form-item"><input x-autocompletetype="${old}"></div>`)
    expect(attribute('input', 'autocomplete')).toBe(current)
  })

  it.each([
    ['phone', 'tel'],
    ['website', 'url'],
    ['currency', 'decimal'],
    ['date', 'numeric'],
    ['time', 'numeric'],
  ])('of the type %s request the on-screen keyboard %s', (type, keyboard) => {
    const { attribute } = complete(`<div class="form-item ${type}"><input type="text"></div>`)
    expect(attribute('input', 'inputmode')).toBe(keyboard)
  })

  it('request the right on-screen keyboard', () => {
    const { attribute } = complete(everything)
    expect(attribute('#e', 'inputmode')).toBe('email')
    expect(attribute('#number-1 input', 'inputmode')).toBe('decimal')
    expect(attribute('#phone-1 input', 'inputmode')).toBe('text')
    for (const item of ['class="form-item number"><input type="number"', 'class="form-item constructor"><input']) {
      const { find } = complete(`<div ${item}></div>`)
      expect(find('input').hasAttribute('inputmode')).toBe(false)
    }
  })

  it('are restored when undone, attribute for attribute', () => {
    const { form, served, undo } = complete(everything)
    expect(form.outerHTML).not.toBe(served)
    undo()
    expect(form.outerHTML).toBe(served)
  })
})
