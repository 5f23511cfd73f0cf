import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests'
import { blockStates, documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const accordion = (id: string) => `
  <div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69"><div class="sqs-block-content">
    <ul class="accordion-items-container" id="${id}">
      <li class="accordion-item">
        <h2><button class="accordion-item__click-target" aria-expanded="false">Opening hours</button></h2>
        <div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div>
      </li>
    </ul>
  </div></div>`
const donation =
  '<div class="sqs-block sqs-block-donation"><div class="sqs-donate-button" data-donate-page-id="d1">Donate</div></div>'

const pages = {
  '/': documentOf(accordion('a') + donation),
  '/two-tags': documentOf(
    accordion('a'),
    '<script type="module" src="/__skerry/skerry.mjs" nonce="{{nonce}}"></script><script src="/__skerry/skerry.umd.js" nonce="{{nonce}}" defer></script>',
  ),
  '/redirected': documentOf(
    accordion('a'),
    '<script type="module" src="/skerry@latest/skerry.mjs" nonce="{{nonce}}" data-locale="de"></script>',
  ),
  '/manual': documentOf(
    accordion('a'),
    '<script type="module" src="/__skerry/skerry.mjs" nonce="{{nonce}}" data-start="manual" data-locale="de"></script>',
  ),
  '/far': documentOf(`<div id="gap"></div>${accordion('far')}`, '<link rel="stylesheet" href="/far.css">'),
  '/nested': documentOf(accordion('outer').replace('<p>Nine to five</p>', donation)),
  '/same-ids': documentOf(accordion('same') + accordion('same')),
  '/broken': documentOf(
    `${accordion('a')}<div class="sqs-block sqs-block-donation" id="broken"><p>Give by post</p></div>${donation}`,
  ),
  '/plain': documentOf(`<p>No block</p><template>${accordion('late')}</template>`),
  '/context': documentOf(
    '<p>No block</p><div id="zone"><b>Served</b></div>',
    '<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: { websiteSettings: { asksFor: "popup" } } }</script>',
  ),
  '/later': documentOf(`<p>Nothing yet</p><template>${accordion('late')}</template>`),
}

let site: Site
beforeAll(async () => {
  site = await openSite({ pages, headers: strictPolicy })
})
afterAll(() => site.close())

interface Skerry {
  readonly version: string
  start(): void
  stop(): void
  scan(root?: Element): void
  define(definition: unknown): void
  react(): Promise<typeof import('react')>
  dialog(options: object): Promise<string>
  inspect(): { blocks: { name: string; path: string; state: string; reason: string; error: string; times: object }[] }
}

/** Runs a function in the page with the global that every bundle shares. */
function withSkerry<Result>(page: Page, act: (skerry: Skerry) => Result): Promise<Result> {
  return page.evaluate(`(${act.toString()})(globalThis[Symbol.for('skerry')])`) as Promise<Result>
}

/** The markup of `main`, with sorted attributes. */
function markup(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
      for (const { name } of attributes) element.removeAttribute(name)
      for (const { name, value } of attributes) element.setAttribute(name, value)
    }
    return copy.outerHTML
  })
}

describe('a page with blocks', () => {
  it('becomes interactive under a strict policy, without violations or errors', async () => {
    const { page, troubles } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    await page.getByText('Nine to five').waitFor()
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-expanded')).toBe('true')
    expect(await blockStates(page)).toEqual(['accordion mounted', 'donation-button mounted'])
    expect(troubles).toEqual([])
  })

  it('becomes interactive if its script’s URL is redirected', async () => {
    const { page, troubles } = await site.visit('/plain')
    await page.route('**/skerry@latest/*', (route) =>
      route.fulfill({ status: 302, headers: { Location: '/__skerry/skerry.mjs' } }),
    )
    await page.goto(`${site.server.url}/redirected`)
    await untilBlock(page, 'accordion')
    expect(troubles).toEqual([])
  })

  it('requests all code at once, including React, before any has loaded', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'accordion')
    const preloads = await page.$$eval('link[rel=modulepreload]', (links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    )
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const ours = loaded.filter((name) => /\/chunks\/(react|accordion|donation-button|shared)/.test(name))
    expect(ours.length).toBeGreaterThanOrEqual(3)
    for (const name of ours) expect(preloads).toContain(name)
    const integrities = await page.$$eval('link[rel=modulepreload]', (links) =>
      links.map((link) => (link as HTMLLinkElement).integrity),
    )
    for (const integrity of integrities) expect(integrity).toMatch(/^sha256-/)
  })

  it('is restored after stop', async () => {
    const { page } = await site.visit('/')
    const asServed = await site.visit('/', { javaScriptEnabled: false })
    await untilBlock(page, 'donation-button')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    expect(await markup(page)).not.toBe(await markup(asServed.page))
    await withSkerry(page, (skerry) => skerry.stop())
    expect(await markup(page)).toBe(await markup(asServed.page))
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
  })

  it('opens no dialog whose code arrives after stop', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'accordion')
    for (const chunk of ['dialogs', 'drawDialogs']) {
      const arrive = await holdRequests(page, `**/chunks/${chunk}-*`)
      const asked = page.waitForRequest(`**/chunks/${chunk}-*`)
      await withSkerry(page, (skerry) => {
        Object.assign(window, { outcome: skerry.dialog({ kind: 'confirm', message: 'Saved' }) })
      })
      await asked
      await withSkerry(page, (skerry) => skerry.stop())
      arrive()
      expect(await page.evaluate('outcome')).toBe('cancel')
      expect(await page.getByText('Saved').count()).toBe(0)
      await withSkerry(page, (skerry) => skerry.start())
    }
  })

  it('can start again after stop', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await withSkerry(page, (skerry) => {
      skerry.stop()
      skerry.start()
    })
    await untilBlock(page, 'accordion')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('reports its state as plain JSON', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'donation-button')
    const inspection = await withSkerry(page, (skerry) => skerry.inspect())
    expect(JSON.parse(JSON.stringify(inspection))).toEqual(inspection)
    for (const { path, times } of inspection.blocks) {
      expect(await page.locator(path).count()).toBe(1)
      expect(times).toMatchObject({ parse: expect.any(Number), load: expect.any(Number), mount: expect.any(Number) })
    }
  })
})

describe('a page without blocks', () => {
  const fetched = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.includes('/__skerry/')),
    )

  it('loads only the entry, and dispatches ready', async () => {
    const { page } = await site.visit('/404')
    await page.addInitScript(() => {
      document.addEventListener('skerry:ready', (event) =>
        Object.assign(window, { told: (event as CustomEvent).detail }),
      )
    })
    await page.goto(`${site.server.url}/plain`)
    await page.waitForFunction(() => 'told' in window)
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toMatchObject({ found: 0 })
    expect(await fetched(page)).toEqual(['/__skerry/skerry.mjs'])
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

  it('loads the rest when a first block is added later', async () => {
    const { page, troubles } = await site.visit('/plain')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.evaluate(() =>
      document.querySelector('main')!.append(document.querySelector('template')!.content.cloneNode(true)),
    )
    await untilBlock(page, 'accordion')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-expanded')).toBe('true')
    expect(troubles).toEqual([])
  })

  it('loads the rest if the server wrote a page context, which may require more', async () => {
    const { page } = await site.visit('/context')
    await expect.poll(async () => (await fetched(page)).some((path) => path.includes('/pageTasks-'))).toBe(true)
  })
})

describe('a page block', () => {
  /** Defines blocks that the settings of `/context` enable, and blocks that they do not. */
  const definePopup = (page: Page) =>
    withSkerry(page, (skerry) => {
      for (const [name, dropzone] of [
        ['popup', undefined],
        ['banner', '#zone'],
        ['survey', undefined],
      ] as const)
        skerry.define({
          name,
          ...(dropzone && { dropzone }),
          wants: ({ websiteSettings }: { websiteSettings: { asksFor?: string } }) =>
            websiteSettings.asksFor === 'popup' && name !== 'survey',
          async load() {
            const { createElement } = await skerry.react()
            return { parse: () => ({ name }), view: () => createElement('p', null, `The ${name}`) }
          },
        })
    })

  it('mounts at the end of the body, or in its dropzone, if the settings ask for it', async () => {
    const { page, troubles } = await site.visit('/context')
    const served = await page.evaluate(() => document.body.innerHTML)
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await definePopup(page)
    await page.getByText('The popup').waitFor()
    await page.locator('#zone').getByText('The banner').waitFor()
    expect(await page.locator('body > :last-child').textContent()).toBe('The popup')
    await untilBlock(page, 'banner')
    expect(await blockStates(page)).toEqual(['popup mounted', 'banner mounted'])
    await withSkerry(page, (skerry) => skerry.stop())
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(served)
    expect(troubles).toEqual([])
  })

  it.each(['body', 'content'])('mounts again at the end of the body when a template replaces the %s', async (what) => {
    const { page, troubles } = await site.visit('/context')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await definePopup(page)
    await page.getByText('The popup').waitFor()
    await page.evaluate((replaced) => {
      const main = document.createElement('main')
      if (replaced === 'content') return document.body.replaceChildren(main)
      const body = document.createElement('body')
      body.append(main)
      document.body.replaceWith(body)
    }, what)
    await page.getByText('The popup').waitFor()
    await untilBlock(page, 'popup')
    expect(await blockStates(page)).toEqual(['popup mounted'])
    await withSkerry(page, (skerry) => skerry.stop())
    expect(await page.locator('body > *').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('mounts whatever its name contains', async () => {
    const { page, troubles } = await site.visit('/context')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await withSkerry(page, (skerry) =>
      skerry.define({
        name: '1st "pop\\up"',
        wants: () => true,
        async load() {
          const { createElement } = await skerry.react()
          return { parse: () => ({}), view: () => createElement('p', null, 'The popup') }
        },
      }),
    )
    await page.getByText('The popup').waitFor()
    expect(troubles).toEqual([])
  })

  it('stays away if someone removes it', async () => {
    const { page, troubles } = await site.visit('/context')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await definePopup(page)
    const host = page.locator('[data-skerry-page-block="popup"]')
    await host.getByText('The popup').waitFor()
    await host.evaluate((element) => element.remove())
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('p')))
    await untilBlock(page, 'banner')
    expect(await blockStates(page)).toEqual(['banner mounted'])
    expect(await host.count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('mounts in a dropzone that the template adds later', async () => {
    const { page, troubles } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await page.waitForLoadState('networkidle') // the page's own blocks have been checked
    await page.evaluate(() => {
      const chart = document.createElement('div')
      chart.dataset.blockType = 'chart'
      chart.dataset.blockJson = '{"chartType":1010,"dataTable":[["Month","Visits"],["May",3]]}'
      document.querySelector('main')!.replaceChildren(chart)
    })
    await untilBlock(page, 'chart')
    expect(troubles).toEqual([])
  })

  it('does not mount otherwise', async () => {
    const { page, troubles } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await definePopup(page)
    await withSkerry(page, (skerry) => skerry.scan())
    expect(await blockStates(page)).toEqual(['accordion mounted', 'donation-button mounted'])
    expect(await page.getByText('The popup').count()).toBe(0)
    expect(troubles).toEqual([])
  })
})

describe('mounting', () => {
  it('waits until a block is within 200 px of the screen', async () => {
    const { page } = await site.visit('/far')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#gap')!.style.height = '3000px'
    })
    await page.reload()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#gap')!.style.height = '3000px'
    })
    const far = await page.evaluate(async () => {
      const skerry = (globalThis as unknown as Record<symbol, Skerry>)[Symbol.for('skerry')]!
      skerry.stop()
      // By then the code of every block near the viewport has been requested.
      const ready = new Promise((resolve) => document.addEventListener('skerry:ready', resolve, { once: true }))
      skerry.start()
      await ready
      return skerry.inspect().blocks[0]!.state
    })
    expect(far).toBe('waiting')
    await page.evaluate(() => scrollTo(0, 2300))
    await untilBlock(page, 'accordion')
  })

  it('follows blocks that are added and removed later', async () => {
    const { page, troubles } = await site.visit('/later')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.evaluate(() =>
      document.querySelector('main')!.append(document.querySelector('template')!.content.cloneNode(true)),
    )
    await untilBlock(page, 'accordion')
    await page.evaluate(() => document.querySelector('.sqs-block')!.remove())
    await page.waitForFunction(() => !document.querySelector('.sqs-block'))
    expect(await blockStates(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('does not remount a block that is moved', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    await page.evaluate(() => {
      const block = document.querySelector('.sqs-block-accordion')!
      const wrapper = document.createElement('section')
      document.querySelector('main')!.append(wrapper)
      wrapper.append(block)
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-expanded')).toBe('true')
    expect(await blockStates(page)).toEqual(['accordion mounted', 'donation-button mounted'])
  })

  it('follows templates that swap pages with events of their own', async () => {
    const { page } = await site.visit('/')
    await untilBlock(page, 'accordion')
    await page.evaluate(() =>
      document.querySelector('main')!.dispatchEvent(new CustomEvent('skerry:unload', { bubbles: true })),
    )
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-controls')).toBeNull()
    await page.evaluate(() =>
      document.querySelector('main')!.dispatchEvent(new CustomEvent('skerry:load', { bubbles: true })),
    )
    await untilBlock(page, 'accordion')
  })
})

describe('several blocks', () => {
  it('work when nested', async () => {
    const { page } = await site.visit('/nested')
    await untilBlock(page, 'donation-button')
    expect(await blockStates(page)).toEqual(['accordion mounted', 'donation-button mounted'])
  })

  it('are distinguished if an id is repeated', async () => {
    const { page } = await site.visit('/same-ids')
    await page.waitForFunction(() => document.querySelectorAll('[aria-controls]').length === 2)
    await page.getByRole('button').nth(1).click()
    const expanded = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaExpanded))
    expect(expanded).toEqual(['false', 'true'])
  })

  it('stay mounted if one of them fails, which keeps its markup', async () => {
    const { page, troubles } = await site.visit('/broken')
    await untilBlock(page, 'donation-button')
    expect(await blockStates(page)).toEqual(['accordion mounted', 'donation-button failed', 'donation-button mounted'])
    expect(await page.getByText('Give by post').isVisible()).toBe(true)
    expect(troubles).toHaveLength(1)
    expect(troubles[0]).toContain(
      'Skerry: block "donation-button" failed. BlockError: This donation block has no button',
    )
  })
})

describe('a second script tag', () => {
  it('leaves the page to the first one, and warns about the second run', async () => {
    const { page } = await site.visit('/later')
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${site.server.url}/two-tags`)
    await untilBlock(page, 'accordion')
    await page.getByRole('button', { name: 'Opening hours' }).click()
    expect(warnings.filter((text) => text === 'Detected second run, this is bad.')).toHaveLength(1)
    expect(await blockStates(page)).toEqual(['accordion mounted'])
    expect(await page.getByRole('button', { name: 'Opening hours' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('a page with data-start="manual"', () => {
  it('starts with the attributes of the script tag', async () => {
    const own = await openSite({ pages, headers: strictPolicy, tag: 'none' })
    afterAll(() => own.close())
    const { page, troubles } = await own.visit('/manual')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await withSkerry(page, (skerry) => skerry.start())
    await untilBlock(page, 'accordion')
    const text = await page.evaluate(async () => {
      const { Skerry } = globalThis as unknown as { Skerry: typeof import('../../src/index') }
      return (await Skerry.formats()).number(1234.5)
    })
    expect(text).toBe('1.234,5')
    expect(troubles).toEqual([])
  })
})

describe('a third-party block', () => {
  it('without a valid selector is rejected, and does not stop later blocks from being found', async () => {
    const { page, troubles } = await site.visit('/later')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    const thrown = await withSkerry(page, (skerry) =>
      ['#1st', undefined].map((selector) => {
        try {
          skerry.define({ name: 'bad', selector: selector!, draws: false, load: async () => ({}) })
          return ''
        } catch (error) {
          return (error as Error).name
        }
      }),
    )
    await page.evaluate(() => {
      document.querySelector('main')!.append(document.querySelector('template')!.content.cloneNode(true))
    })
    await untilBlock(page, 'accordion')
    expect(thrown).toEqual(['SyntaxError', 'BlockError'])
    expect(troubles).toEqual([])
  })

  it('is found, loaded and mounted like our own', async () => {
    const { page } = await site.visit('/later')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await withSkerry(page, (skerry) => {
      const main = document.querySelector('main')!
      const clock = document.createElement('div')
      clock.dataset.clock = 'UTC'
      main.append(clock)
      skerry.define({
        name: 'clock',
        selector: '[data-clock]',
        when: 'now',
        draws: false,
        load: async () => ({
          parse: (element: HTMLElement) => element.dataset.clock,
          attach(element: HTMLElement, zone: string) {
            element.textContent = `Time in ${zone}`
            return () => {
              element.textContent = ''
            }
          },
        }),
      })
    })
    await page.getByText('Time in UTC').waitFor()
    await withSkerry(page, (skerry) => skerry.stop())
    expect(await page.locator('[data-clock]').textContent()).toBe('')
  })

  it('renders with the islands’ React', async () => {
    const { page, troubles } = await site.visit('/later')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await withSkerry(page, (skerry) => {
      const likes = document.createElement('p')
      likes.dataset.likes = '4'
      likes.textContent = '4 likes'
      document.querySelector('main')!.append(likes)
      skerry.define({
        name: 'likes',
        selector: '[data-likes]',
        when: 'now',
        load: async () => {
          const { createElement, useState } = await skerry.react()
          return {
            parse: (element: HTMLElement) => ({ start: Number(element.dataset.likes) }),
            view: function Likes({ start }: { start: number }) {
              const [count, setCount] = useState(start)
              return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `${count} likes`)
            },
          }
        },
      })
    })
    await page.getByRole('button', { name: '4 likes' }).click()
    await page.getByRole('button', { name: '5 likes' }).waitFor()
    await withSkerry(page, (skerry) => skerry.stop())
    expect(await page.locator('[data-likes]').innerHTML()).toBe('4 likes')
    expect(troubles).toEqual([])
  })
})
