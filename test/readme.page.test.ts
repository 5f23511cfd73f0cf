import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockStates, documentOf, openSite, type Site, strictPolicy } from './support/site'

const root = join(import.meta.dirname, '..')

/** The examples of a document in one language, in order. */
function examples(file: string, language: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
}

const [, accordion = ''] = examples('README.md', 'html')
const [tags = ''] = examples('src/README.md', 'html')
const definitions = examples('src/README.md', 'js').filter((code) => code.startsWith('Skerry.define('))
const tagsByKind = tags
  .trim()
  .split('\n')
  .map((tag) => tag.replace('/skerry/', '/__skerry/').replace('<script', '<script nonce="{{nonce}}"'))

const body = `${accordion}<p data-clock="UTC">noon</p><p data-likes="4">4 likes</p><p id="notices"></p>`
const settings = `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: { websiteSettings: { summerNotice: true } } }</script>`
const own = `<script nonce="{{nonce}}">addEventListener('load', () => {${definitions.join(';')}})</script>`

let site: Site
beforeAll(async () => {
  const withTag = tagsByKind.map((tag, index) => [`/${index}`, documentOf(accordion, tag)])
  site = await openSite({
    headers: strictPolicy,
    pages: { ...Object.fromEntries(withTag), '/own': documentOf(body, `${settings}${tagsByKind[1]}${own}`) },
  })
})
afterAll(() => site.close())

describe('the examples in the documentation', () => {
  it('are complete', () => {
    expect(accordion).toContain('accordion-items-container')
    expect(tagsByKind).toHaveLength(3)
    expect(definitions).toHaveLength(3)
  })

  it.each([0, 1, 2])('make a block interactive with script tag %i', async (kind) => {
    const { page, troubles } = await site.visit(`/${kind}`)
    await page.getByRole('button', { name: 'Ferry' }).and(page.locator('[aria-controls]')).click()
    await page.getByText('Twice a day.').waitFor()
    await page.getByText('Nine to five.').waitFor({ state: 'hidden' })
    expect(troubles).toEqual([])
  })

  it('define blocks that work and can be undone', async () => {
    const { page, troubles } = await site.visit('/own')
    await page.getByRole('button', { name: '4 likes' }).click()
    await page.getByRole('button', { name: '5 likes' }).waitFor()
    await page.getByText(/^\d+:\d\d:\d\d [AP]M$/).waitFor()
    await page.locator('#notices').getByText('At sea until 4 August.').waitFor()
    await expect
      .poll(() => blockStates(page))
      .toEqual(['accordion', 'clock', 'likes', 'summer-notice'].map((name) => `${name} mounted`))
    await page.evaluate('Skerry.stop()')
    expect(await page.locator('[data-likes]').innerHTML()).toBe('4 likes')
    expect(await page.locator('[data-clock]').innerHTML()).toBe('noon')
    expect(await page.locator('#notices').innerHTML()).toBe('')
    expect(troubles).toEqual([])
  })
})
