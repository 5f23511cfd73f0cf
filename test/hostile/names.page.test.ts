import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const formId = '5f0c0000000000000000e002'
const thanks = '<div class="hidden form-submission-text">Thank you!</div>'
const accordion = `
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item">
    <button class="accordion-item__click-target">Hours</button><div class="accordion-item__dropdown"><p>Nine to five</p></div></li></ul></div>`

const form = (names: readonly string[], text = '') => `
  <form data-form-id="${formId}" data-collection-id="c1" data-object-name="o1" method="POST" action="/elsewhere">
    <div class="field-list">
      <div class="form-item field textarea required" data-max-length="500"><textarea class="field-element" aria-label="Message"></textarea></div>
      ${names.map((name) => `<input class="field-element" aria-label="field" name="${name}" value="of ${name}">`).join('')}</div>
    <input type="submit" value="Send">${text}</form>`
const block = (content: string) =>
  `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">${content}</div></div>`
const context = (names: readonly string[]) => {
  const formFields = ['message', ...names].map((id) => ({
    id,
    type: 'textarea',
    title: id,
    required: id === 'message',
  }))
  return `<script type="application/json" class="sqs-form-block-context">${JSON.stringify({ formId, formFields, useFormsJs: true })}</script>`
}

/** The forms, by the path that serves them. */
const forms: { readonly [path: string]: (names: readonly string[]) => string } = {
  '/form': (names) => block(form(names, thanks)),
  '/without-text': (names) => block(form(names)),
  '/outside-a-block': (names) => form(names),
  '/newsletter': (names) =>
    `<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="newsletter-form-wrapper">${form(names)}</div></div>`,
  '/drawn': (names) => block(context(names) + form(names)),
}

let site: Site
beforeAll(async () => {
  site = await openSite({
    headers: strictPolicy,
    // The names come in the address, so that the browser itself can say what they are.
    renderPage: (path, { query, scriptTag }) => {
      const markup = forms[path]?.((query.get('names') ?? '').split(','))
      return markup
        ? {
            status: 200,
            contentType: 'text/html; charset=utf-8',
            body: documentOf(markup + accordion, scriptTag),
          }
        : null
    },
  })
})
afterAll(() => site.close())

/** Every name that a field can hide on its form, as this browser has them. */
async function formMembers(): Promise<string[]> {
  const { page } = await site.visit('/form?names=a')
  return page.evaluate(() => {
    const names = new Set<string>(['__proto__', 'constructor', 'hasOwnProperty'])
    for (const name in document.createElement('form')) if (/^[a-zA-Z]/.test(name)) names.add(name)
    return [...names]
  })
}

describe.each(Object.keys(forms))('fields named after form methods, on the page %s,', (path) => {
  it('are sent like any others, and break neither the form nor the page', async () => {
    const names = await formMembers()
    expect(names.length).toBeGreaterThan(300)
    const { page, troubles } = await site.visit(`${path}?names=${names.join(',')}`)
    page.setDefaultTimeout(30_000)
    await untilBlock(page, 'form')
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    // By the page's own means: what looks for elements by their roles asks the form, and is fooled.
    const press = () => page.evaluate(() => document.querySelector<HTMLElement>('form [type="submit"]')!.click())
    await press()
    await page.waitForFunction(() => document.activeElement?.matches('textarea'))
    await page.keyboard.type('Still here')
    await press()
    await page.waitForFunction(() => (document.activeElement as HTMLElement).innerText === 'Thank you!')
    await page.waitForFunction(() => document.querySelector('form [type="submit"]')!.checkVisibility() === false)
    const values = site.server.state.submissions.at(-1)?.values as Record<string, unknown>
    for (const name of names.filter((one) => one !== '__proto__'))
      expect(values[name]).toBe(path === '/drawn' ? '' : `of ${name}`)
    await page.evaluate(() => document.querySelector<HTMLElement>('.accordion-item__click-target')!.click())
    await page.waitForFunction(() => document.querySelector('[aria-expanded="true"]'))
    await page.evaluate("globalThis[Symbol.for('skerry')].stop()")
    expect(troubles).toEqual([])
    expect(await page.evaluate(asServed)).toBe(true)
  })
})

/** Whether the body is as the server sent it. */
async function asServed(): Promise<boolean> {
  const request = new XMLHttpRequest()
  request.responseType = 'document' // parses it without a sink of Trusted Types
  request.open('GET', location.href)
  await new Promise((resolve) => {
    request.onload = resolve
    request.send()
  })
  return request.responseXML!.body.outerHTML === document.body.outerHTML
}
