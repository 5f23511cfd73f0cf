import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales, moneyVectors } from '../../support/moneyVectors'
import { documentOf, siteForTests } from '../../support/site'

type Host = typeof globalThis & { rules: typeof import('../../../src/rules') }

const importRules = '<script type="module">globalThis.rules = await import("/__skerry/rules.mjs")</script>'
const site = siteForTests({ pages: { '/': documentOf(importRules) } })

let page: Page
beforeAll(async () => {
  page = (await site.visit('/')).page
  await page.waitForFunction(() => 'rules' in globalThis)
})

describe('skerry/rules in Chromium', () => {
  it.each(locales)('formats money as the platform does, byte for byte, in %s', async (locale) => {
    const vectors = moneyVectors(locale)
    const written = await page.evaluate(
      (all) => all.map(({ cents, style }) => (globalThis as Host).rules.formatCents(cents, style)),
      vectors,
    )
    expect(written).toEqual(vectors.map((vector) => vector.written))
  })
})
