import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const served = (fields: string) => `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">
    <form data-form-id="5f0c0000000000000000e002" data-collection-id="c1" data-object-name="o1" method="POST" action="/elsewhere">
      <div class="field-list">
        <div class="form-item field textarea" data-max-length="500"><textarea class="field-element" aria-label="Message"></textarea></div>
        ${fields}</div>
      <input type="submit" value="Send"><div class="hidden form-submission-text">Thank you!</div></form></div></div>
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item">
    <button class="accordion-item__click-target">Hours</button><div class="accordion-item__dropdown"><p>Nine to five</p></div></li></ul></div>`

let site: Site
beforeAll(async () => {
  const pages: Record<string, string> = {}
  site = await openSite({
    headers: strictPolicy,
    pages,
    // The names come in the address, so that the browser itself can say what they are.
    renderPage: (path, { query, scriptTag }) =>
      path === '/form'
        ? {
            status: 200,
            contentType: 'text/html; charset=utf-8',
            body: documentOf(
              served(
                (query.get('names') ?? '')
                  .split(',')
                  .map((name) => `<input class="field-element" aria-label="field" name="${name}" value="of ${name}">`)
                  .join(''),
              ),
              scriptTag,
            ),
          }
        : null,
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

describe('fields named after form methods', () => {
  it('are sent like any others, and break neither form nor page', async () => {
    const names = await formMembers()
    expect(names.length).toBeGreaterThan(300)
    const { page, troubles } = await site.visit(`/form?names=${names.join(',')}`)
    page.setDefaultTimeout(30_000)
    await untilBlock(page, 'textarea-counter')
    // By the page's own means: what looks for elements by their roles asks the form, and is fooled.
    await page.evaluate(() => document.querySelector('textarea')!.focus())
    await page.keyboard.type('Still here')
    await page.waitForFunction(() => document.querySelector('.skerry-counter-count')?.textContent === '10 / 500')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => (document.activeElement as HTMLElement).innerText === 'Thank you!')
    const values = site.server.state.submissions.at(-1)?.values as Record<string, unknown>
    for (const name of names.filter((one) => one !== '__proto__')) expect(values[name]).toBe(`of ${name}`)
    await page.evaluate(() => document.querySelector<HTMLElement>('.accordion-item__click-target')!.click())
    await page.waitForFunction(() => document.querySelector('[aria-expanded="true"]'))
    await page.evaluate("globalThis[Symbol.for('skerry')].stop()")
    expect(troubles).toEqual([])
  })
})
