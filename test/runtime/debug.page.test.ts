import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const gallery = `<div data-block-type="gallery" data-block-json='{"design":"gird"}'>
  <figure data-slide-id="a"><p>One</p></figure><figure data-slide-id="b"><p>Two</p></figure></div>`
const tag = (attributes: string) => `<script type="module" src="/__skerry/skerry.mjs" ${attributes}></script>`
const site = siteForTests({
  pages: {
    '/debug': documentOf(gallery, tag('data-debug data-csp="strikt"')),
    '/right': documentOf(
      `<div data-block-type="accordion"><div class="accordion-item"><button class="accordion-item__click-target">Flour</button>
        <div class="accordion-item__dropdown">Rye.</div></div></div>
      <form data-form-id="f"><input name="a"><textarea name="b" data-max-length="9"></textarea><button>Send</button></form>
      ${gallery.replace('gird', 'slideshow')}`,
      tag('data-debug'),
    ),
    '/silent': documentOf(gallery, tag('data-csp="strikt"')),
    '/below': documentOf(
      '<p style="height: 3000px">Flour</p><div data-block-type="calendar"></div>',
      tag('data-debug'),
    ),
    '/empty': documentOf('<div data-block-type="acordion"></div>', tag('data-debug')),
  },
})

async function visit(path: string) {
  const told: string[] = []
  const loaded: string[] = []
  const { page } = await site.visit('/404')
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(site.server.url + path)
  return { page, told, hasReport: () => loaded.some((url) => /\/debug-\w+\.mjs/.test(url)) }
}

describe('a page with data-debug', () => {
  it('lists unknown attributes in the console, with suggestions', async () => {
    const { told, hasReport } = await visit('/debug')
    await expect.poll(() => told.join('\n')).toContain('Did you mean "grid"?')
    expect(told.join('\n')).toContain('The script tag: data-csp is "strikt". Did you mean "strict"?')
    expect(hasReport()).toBe(true)
  })

  it('does not report what the blocks themselves have written', async () => {
    const { told } = await visit('/right')
    await expect.poll(() => told.join('\n')).toContain('4 blocks found, 4 mounted.')
    await expect
      .poll(() => told.join('\n'))
      .toMatch(/unknown (?:attribute|key|option)|every option on this page is known/)
    expect(told.filter((text) => /unknown (?:attribute|key|option)/.test(text))).toEqual([])
  })

  it('reports a misspelled block that is added later, once', async () => {
    const { page, told } = await visit('/right')
    await expect.poll(() => told.join('\n')).toContain('every option on this page is known')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div><div data-block-type="galery"></div><p data-max-lenght="5"></p></div><div data-block-type="accordion"></div>',
      )
    })
    const mistakes = () => told.filter((text) => text.includes('Did you mean'))
    await expect.poll(mistakes).toHaveLength(2)
    await page.evaluate(() => document.body.append(document.createElement('div')))
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div data-block-type="foorm"></div>'))
    await expect.poll(mistakes).toHaveLength(3)
    for (const meant of ['"gallery"', 'data-max-length', '"form"']) expect(mistakes().join()).toContain(meant)
  })

  it('says what a block needs that is skipped when the visitor scrolls to it', async () => {
    const { page, told } = await visit('/below')
    await expect.poll(() => told.join('\n')).toContain('1 block found, 1 waiting.')
    await page.locator('[data-block-type="calendar"]').scrollIntoViewIfNeeded()
    await expect.poll(() => told.join('\n')).toContain('Block "calendar": was skipped. It needs')
  })

  it('prints a report even without blocks', async () => {
    const { told } = await visit('/empty')
    await expect.poll(() => told.join('\n')).toContain('Did you mean "accordion"?')
    expect(told.join('\n')).toContain('0 blocks found. Page type: unknown.')
  })
})

describe('a page without data-debug', () => {
  it('loads no report, and prints only the blocks’ own warnings', async () => {
    const { page, told, hasReport } = await visit('/silent')
    await untilBlock(page, 'gallery')
    expect(hasReport()).toBe(false)
    expect(told).toEqual([expect.stringContaining('Could not find design named gird.')])
  })
})
