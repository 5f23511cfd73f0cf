import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const many = 10_000
const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;{0}{title}'
const words = {
  'HTML and script': html,
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'half an emoji': 'a\ud83dz',
  'right to left': 'الاسم שלום',
  'a direction override': 'a\u202Eb',
  'control characters': 'a\u0001\u0007\u001fb',
} as const

const block = (inside: string) => `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">
    <form data-form-id="5f0c0000000000000000e003" data-collection-id="c1" data-object-name="o1" method="POST" action="/elsewhere">
      <div class="field-list">${inside}</div><input type="submit" value="Send">
      <div class="hidden form-submission-text">Thank you!</div></form></div></div>`
const line = (id: string, title: string) =>
  `<div id="${id}" class="form-item field text required"><label class="title" for="${id}-field">${title}</label><input class="field-element" id="${id}-field"></div>`
const context = (fields: readonly object[], more: object = {}) => `
  <div class="sqs-block form-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">${JSON.stringify(
    { formId: '5f0c0000000000000000e003', formFields: fields, ...more },
  ).replaceAll('<', '\\u003c')}</script><div class="form-wrapper"></div></div>`
const text = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const drawnWith = (word: string) =>
  context(
    ['text', 'name', 'radio', 'checkbox', 'select', 'likert', 'currency', 'section'].map((type) => ({
      id: `${type}-1`,
      type,
      title: word,
      description: word,
      placeholder: word,
      options: [word],
      currencySymbol: word,
      required: true,
    })),
    { formSubmitButtonText: 'Send', localizedStrings: { validation: { required: `${word} {0}` }, required: word } },
  )

const clobbering = ['parentNode', 'attributes', 'submit', 'elements', 'children', 'querySelectorAll', '__proto__', 'id']
const pages: Record<string, string> = {
  '/long': documentOf(block(line('text-1', 'x'.repeat(100 * 1024)))),
  '/some': documentOf(block(Array.from({ length: many / 10 }, (_, index) => line(`text-${index}`, 'Field')).join(''))),
  '/many': documentOf(
    block(Array.from({ length: many }, (_, index) => line(`text-${index}`, `Field ${index}`)).join('')),
  ),
  '/many-drawn': documentOf(
    context(
      Array.from({ length: many }, (_, index) => ({
        id: `text-${index}`,
        type: 'text',
        title: `Field ${index}`,
        required: true,
      })),
      { formSubmitButtonText: 'Send' },
    ),
  ),
  '/many-loose': documentOf(
    block(
      Array.from(
        { length: many },
        (_, index) => `<p><label>Field ${index} <input name="f${index}" required></label></p>`,
      ).join(''),
    ),
  ),
  '/ids': documentOf(
    context(
      clobbering.flatMap((id) => [
        { id, type: 'radio', title: `Radio ${id}`, options: ['One'], required: true },
        { id: `hidden-${id}`, type: 'hidden', key: id, value: 'v' },
      ]),
      { formSubmitButtonText: 'Send' },
    ),
  ),
  ...Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => [
      [`/served/${encodeURIComponent(name)}`, documentOf(block(line('text-1', text(word))))],
      [`/drawn/${encodeURIComponent(name)}`, documentOf(drawnWith(word))],
    ]),
  ),
}

const site = siteForTests({ pages, headers: strictPolicy }, 60_000)

async function visit(path: string) {
  const visited = await site.visit(path)
  await untilBlock(visited.page, 'form')
  await visited.page.locator('form [type="submit"]').waitFor()
  return visited
}

const press = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('form [type="submit"]')!.click())
const untilState = (page: Page, state: string) =>
  page.locator(`form[data-state="${state}"]`).waitFor({ state: 'attached' })
const messages = (page: Page) => page.locator('.field-error').allTextContents()
const lastValues = () => site.server.state.submissions.at(-1)?.values as Record<string, unknown>

describe('a form filled in with', () => {
  it.each([['100 KB', 'x'.repeat(100 * 1024)], ...Object.entries(words).filter(([name]) => name !== 'half an emoji')])(
    '%s submits it unchanged',
    async (_, word) => {
      const { page, troubles } = await visit('/served/emoji')
      await page.locator('#text-1-field').fill(word)
      const typed = await page.locator('#text-1-field').inputValue()
      await press(page)
      await untilState(page, 'success')
      expect(lastValues()['text-1']).toBe(typed)
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )

  it('emoji counts them in UTF-16 units, as the counter does', async () => {
    const { page } = await visit('/served/emoji')
    await page.evaluate(() => document.querySelector('#text-1')!.setAttribute('data-max-length', '11'))
    await page.locator('#text-1-field').fill('👩‍👩‍👧‍👦') // one to look at, eleven to count
    await press(page)
    await untilState(page, 'success')
    await page.context().close()
    const { page: next } = await visit('/served/emoji')
    await next.evaluate(() => document.querySelector('#text-1')!.setAttribute('data-max-length', '10'))
    await next.locator('#text-1-field').fill('👩‍👩‍👧‍👦')
    await press(next)
    await untilState(next, 'failure')
    expect(await messages(next)).toEqual(['You have exceeded the character limit.'])
    await next.context().close()
  })
})

describe('a form whose labels and messages are', () => {
  it.each(Object.entries(words))('%s shows them as text, in its fields, messages and summary', async (name, word) => {
    for (const kind of ['served', 'drawn']) {
      const { page, troubles } = await visit(`/${kind}/${encodeURIComponent(name)}`)
      await press(page)
      await untilState(page, 'failure')
      await expect.poll(() => messages(page).then((all) => all.length)).toBe(kind === 'served' ? 1 : 7)
      const shown = await page.evaluate(() => ({
        title: document.title,
        strangers: document.querySelectorAll('form :is(img, script)').length,
        message: document.querySelector('.field-error')!.textContent!,
        way: document.querySelector('.form-submission-error-fields a')!.textContent!,
      }))
      // The parser of the page itself replaces a lone half.
      const heard = name === 'half an emoji' && kind === 'served' ? 'a\ufffdz' : word
      expect(shown.title).toBe('Test page')
      expect(shown.strangers).toBe(0)
      expect(shown.message).toContain(heard)
      expect(shown.way).toContain(heard)
      expect(troubles).toEqual([])
      await page.context().close()
    }
  })

  it('100 KB long does not overflow the page', async () => {
    const { page } = await visit('/long')
    await press(page)
    await untilState(page, 'failure')
    const [message] = await messages(page)
    expect(message).toHaveLength(100 * 1024 + ' is required.'.length)
    const overflow = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.field-error, .form-submission-error-fields')].map(
          (element) => element.scrollWidth - element.clientWidth,
        ),
      ),
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.context().close()
  })
})

describe('a form whose field names hide form methods', () => {
  it('can be rendered, rejected, corrected and sent', async () => {
    const { page, troubles } = await visit('/ids')
    await press(page)
    await page.waitForFunction((count) => document.querySelectorAll('.field-error').length === count, clobbering.length)
    // By the page's own means: what looks for elements by their roles asks the form, and is fooled.
    await page.evaluate(() => {
      for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]')) radio.click()
    })
    await press(page)
    await page.waitForFunction(() => document.querySelector('.form-submission-text'))
    const values = lastValues()
    for (const id of clobbering.filter((one) => one !== '__proto__')) {
      expect(values[id]).toBe('One')
      expect(values[`hidden-${id}`]).toBe('v')
    }
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

interface Counted {
  asked: { queries: number; writes: number }
}

/** Counts from now on what scripts ask and write of the page's elements. */
const startCounting = (page: Page) =>
  page.evaluate(() => {
    const asked = { queries: 0, writes: 0 }
    Object.assign(globalThis, { asked })
    const wrap = (name: string, kind: keyof typeof asked) => {
      const own = Reflect.get(Element.prototype, name) as (...values: unknown[]) => unknown
      Reflect.set(Element.prototype, name, function (this: unknown, ...values: unknown[]) {
        asked[kind]++
        return own.apply(this, values)
      })
    }
    for (const name of ['querySelector', 'querySelectorAll', 'closest', 'matches']) wrap(name, 'queries')
    for (const name of ['setAttribute', 'removeAttribute', 'prepend', 'before', 'remove']) wrap(name, 'writes')
  })
const counted = (page: Page) => page.evaluate(() => (globalThis as unknown as Counted).asked)

describe(`a form of ${many} fields`, () => {
  it.each(['/many', '/many-drawn', '/many-loose'])(
    'marks every invalid field, and lists twenty of them in the summary (%s)',
    async (path) => {
      const { page, troubles } = await visit(path)
      await press(page)
      await untilState(page, 'failure')
      await page.waitForFunction((count) => document.querySelectorAll('.field-error').length === count, many)
      expect(await page.locator('.form-submission-error-fields li').count()).toBe(21)
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(many)
      expect(await page.locator('[role="alert"]').count()).toBe(1)
      expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(true)
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )

  it('validates only the field that was corrected', async () => {
    const { page } = await visit('/many')
    await press(page)
    await untilState(page, 'failure')
    const touched = await page.evaluate(async () => {
      const changed = new Set<Element>()
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const item = (target as Element).closest?.('.form-item')
          if (item) changed.add(item)
        }
      })
      observer.observe(document.querySelector('.field-list')!, { attributes: true, childList: true, subtree: true })
      const control = document.querySelector<HTMLInputElement>('#text-5-field')!
      control.focus()
      control.value = 'mended'
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.blur()
      await new Promise((resolve) => setTimeout(resolve))
      observer.disconnect()
      return [...changed].map(({ id }) => id)
    })
    expect(touched).toEqual(['text-5'])
    expect(await page.locator('.field-error').count()).toBe(many - 1)
    await page.context().close()
  })

  it('queries the document in linear proportion to its fields', async () => {
    const count = async (path: string, fields: number) => {
      const { page } = await visit(path)
      await startCounting(page)
      await press(page)
      await page.waitForFunction((wanted) => document.querySelectorAll('.field-error').length === wanted, fields)
      const all = await counted(page)
      await page.context().close()
      return all
    }
    const [few, more] = [await count('/some', many / 10), await count('/many', many)]
    expect(few.queries).toBeGreaterThan(many / 10) // or nothing was counted
    expect(more.queries).toBeLessThan(11 * few.queries)
    expect(more.writes).toBeLessThan(11 * few.writes)
  })
})
