import type { Page } from 'playwright'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { TagKind } from '../mocks/server/scriptTag'
import { renderPage } from '../mocks/site/index'
import { documentOf, openSite, siteForTests, strictPolicy } from './support/site'

type Global = typeof globalThis & { Skerry: typeof import('../src/index') }

const site = siteForTests({
  headers: strictPolicy,
  renderPage,
  pages: {
    '/plain': documentOf('<p>No block.</p><button id="light">The light</button>'),
    '/polish': documentOf('<p>Nic.</p>').replace('lang="en"', 'lang="pl"'),
    '/own': documentOf('<div data-own>Served</div>'),
  },
})

beforeEach(() => site.server.backend.reset())

const overlayOf = (page: Page) => page.getByRole('alertdialog')

/** Names of the chunks that the page has asked for, without their hashes. */
const chunksOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /chunks\/(.+)-\w{8}\.mjs/.exec(name)?.[1] ?? [])
      .sort(),
  )

describe.each<TagKind>(['module', 'loader', 'umd'])('the %s bundle', (tag) => {
  it('sets the global Skerry, whose requests carry the token and renew it', async () => {
    const own = await openSite({ tag, headers: strictPolicy, pages: { '/': documentOf('<p>No block.</p>') } })
    afterAll(() => own.close())
    const { page, troubles } = await own.visit('/?scenario=crumbExpired')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const answer = await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const text = await Skerry.request<string>('POST', '/api/auth/Logout', { response: 'raw' })
      return [typeof text, typeof Skerry.version]
    })
    expect(answer).toEqual(['string', 'string'])
    const sent = own.server.backend.log.filter(({ operation }) => operation === 'Logout')
    expect(sent.map(({ outcome }) => outcome)).toEqual([400, 200])
    expect(troubles.filter((text) => !text.includes('status of 400'))).toEqual([])
  })
})

describe('the toolkit that the page’s scripts share with islands', () => {
  it('downloads nothing until it is first used', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    expect(await chunksOf(page)).toEqual([])
    await page.evaluate(() => (globalThis as Global).Skerry.formats())
    const chunks = await chunksOf(page)
    expect(chunks).toContain('toolkit')
    expect(chunks.filter((name) => ['requests', 'dialogs', 'tooltip', 'hooks', 'react'].includes(name))).toEqual([])
  })

  it('distinguishes errors by name, and logs retried requests', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const failure = await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const headers = { 'X-Skerry-Scenario': 'offline' }
      const failed = Skerry.request('GET', '/api/site-header-footer', { headers, retries: 1 })
      return failed.catch(({ name, status, isNetwork }) => ({ name, status, isNetwork }))
    })
    expect(failure).toEqual({ name: 'NetworkError', status: 0, isNetwork: true })
    await expect.poll(() => site.server.backend.log.some(({ operation }) => operation === 'RecordHit')).toBe(true)
    await page.goto('about:blank')
    const traces = () =>
      site.server.state.events.filter(({ operation }) => operation === 'Trace').map(({ data }) => data)
    await expect
      .poll(traces)
      .toMatchObject([
        { type: 'request retried', data: { method: 'GET', url: '/api/site-header-footer', reason: 'connection' } },
      ])
  })

  it('opens a dialog and reports how it was closed', async () => {
    const { page, troubles } = await site.visit('/code?csp=strict')
    await page.getByRole('button', { name: 'Cast off' }).click()
    await page.getByRole('alertdialog', { name: 'Cast off' }).getByRole('button', { name: 'No' }).click()
    await expect.poll(() => page.locator('#dialog-output').textContent()).toBe('reject')
    await page.getByRole('button', { name: 'Ring the bell' }).click()
    await page.getByText('The bell was heard at Arden.', { exact: true }).waitFor()
    expect(troubles).toEqual([])
  })

  it('closes a dialog when its signal is aborted', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.evaluate(() => {
      const controller = new AbortController()
      const { Skerry } = globalThis as Global
      const outcome = Skerry.dialog({ kind: 'confirm', message: 'Wait for the boat?', signal: controller.signal })
      Object.assign(window, { controller, outcome })
    })
    await page.getByRole('alertdialog').waitFor()
    const outcome = await page.evaluate(() => {
      const { controller, outcome } = window as unknown as { controller: AbortController; outcome: Promise<string> }
      controller.abort()
      return outcome
    })
    expect(outcome).toBe('cancel')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  })

  it('adds a tooltip to an element and removes it when undone or stopped', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const served = await page.locator('body').innerHTML()
    const light = page.locator('#light')
    await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Object.assign(window, { remove: Skerry.tooltip(document.querySelector<HTMLElement>('#light')!, 'Two flashes') })
    })
    await expect.poll(() => light.getAttribute('aria-describedby')).not.toBeNull()
    await page.keyboard.press('Tab')
    await page.locator('.tooltip', { hasText: 'Two flashes' }).waitFor()
    await page.evaluate(() => (window as unknown as { remove: () => void }).remove())
    await expect.poll(() => light.getAttribute('aria-describedby')).toBeNull()
    await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Skerry.tooltip(document.querySelector<HTMLElement>('#light')!, 'Again')
    })
    await expect.poll(() => light.getAttribute('aria-describedby')).not.toBeNull()
    await page.evaluate(() => (globalThis as Global).Skerry.stop())
    expect(await page.locator('body').innerHTML()).toBe(served)
  })

  it('warns once if the code for a tooltip fails to load, and removing the tooltip is then harmless', async () => {
    const { page, troubles } = await site.visit('/plain')
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route('**/chunks/tooltip-*', (route) => route.abort())
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      const remove = Skerry.tooltip(document.querySelector<HTMLElement>('#light')!, 'Two flashes')
      remove()
    })
    await expect.poll(() => warnings).toEqual([expect.stringContaining('ChunkLoadError')])
    expect(troubles.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    expect(await page.locator('#light').getAttribute('aria-describedby')).toBeNull()
  })

  it.each([
    ['en', '1,234.5 · 1 hour ago · 1.5 KB · 2 boats'],
    ['de', '1.234,5 · vor 1 Stunde · 1,5 KB · 2 boats'],
  ])('formats numbers, times, sizes and messages for the locale %s', async (locale, written) => {
    const { page } = await site.visit(`/code?csp=strict&locale=${locale}`)
    await expect.poll(() => page.locator('#formats-output').textContent()).toBe(written)
  })

  it('formats for the language of a page for which Skerry has no words', async () => {
    const { page } = await site.visit('/polish')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const written = await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const { number, parseNumber, fileSize, message } = await Skerry.formats()
      const boats = '{n, plural, one {# łódź} few {# łodzie} many {# łodzi} other {# łodzi}}'
      return [number(1234.5), parseNumber('1234,5'), fileSize(1536), message(boats, { n: 3 })]
    })
    expect(written).toEqual(['1234,5', 1234.5, '1,5 KB', '3 łodzie'])
  })

  it('uses the settings of its latest start, and none of an earlier one', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const numbers = await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const write = async (options?: Parameters<typeof Skerry.start>[0]) => {
        Skerry.stop()
        Skerry.start(options)
        return (await Skerry.formats()).number(1234.5)
      }
      return [await write({ locale: 'de' }), await write()]
    })
    expect(numbers).toEqual(['1.234,5', '1,234.5'])
  })

  it('provides hooks to a third-party block, which share one React', async () => {
    const { page, troubles } = await site.visit('/code?csp=strict')
    await page.locator('[data-site-title]').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('[data-site-title]').textContent()).toBe('Skerry Island')
    expect(troubles).toEqual([])
  })

  it('does not load React while the only block waits for a media query', async () => {
    const { page, troubles } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      Skerry.define({
        name: 'lamp',
        selector: '#light',
        when: { media: 'print' },
        async load() {
          const { createElement } = await Skerry.react()
          return { parse: () => ({}), view: () => createElement('p', null, 'The lamp is lit') }
        },
      })
    })
    await expect.poll(() => chunksOf(page)).toContain('wiring')
    await page.evaluate(() => (globalThis as Global).Skerry.formats())
    expect(await chunksOf(page)).not.toContain('react')
    await page.emulateMedia({ media: 'print' })
    await page.getByText('The lamp is lit').waitFor()
    expect(troubles).toEqual([])
  })

  it('rejects calls before start and after stop', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const name = await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Skerry.stop()
      return Skerry.formats().then(String, (error: Error) => error.name)
    })
    expect(name).toBe('NotRunningError')
  })

  it('rejects calls with the reason if its code fails to load', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.route('**/chunks/wiring-*', (route) => route.abort())
    const failure = await page.evaluate(() =>
      (globalThis as Global).Skerry.formats().then(null, ({ name, chunk }) => ({ name, chunk })),
    )
    expect(failure).toEqual({ name: 'ChunkLoadError', chunk: 'wiring' })
  })

  it('opens no dialog after Skerry has stopped, however late its code loads', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/chunks/toolkit-*', async (route) => {
      await released
      await route.continue()
    })
    const request = page.waitForRequest('**/chunks/toolkit-*')
    const name = page.evaluate(() => {
      const { Skerry } = globalThis as Global
      return Skerry.dialog({ kind: 'confirm', message: 'Leave the harbour?' }).then(
        String,
        (error: Error) => error.name,
      )
    })
    await request
    await page.evaluate(() => (globalThis as Global).Skerry.stop())
    release()
    expect(await name).toBe('NotRunningError')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('sends requests to the site’s own API if apiBase is undefined or ends with a slash', async () => {
    const { page } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const addresses = await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const asked: string[] = []
      const original = fetch
      globalThis.fetch = (input, init) => {
        asked.push(String(input instanceof Request ? input.url : input))
        return original(input, init)
      }
      for (const apiBase of [undefined, `${location.origin}/`]) {
        Skerry.stop()
        Skerry.start({ apiBase } as object)
        await Skerry.request('GET', '/api/site-header-footer')
      }
      return asked
        .filter((address) => address.includes('site-header-footer'))
        .map((address) => new URL(address, location.href).pathname)
    })
    expect(addresses).toEqual(['/api/site-header-footer', '/api/site-header-footer'])
  })
})

describe('a third-party block', () => {
  it.each(['map', 'events', 'cart-pill'])(
    'runs its own code, even if it has the same name as one of our files: %s',
    async (name) => {
      const { page, troubles } = await site.visit('/own')
      await page.waitForFunction(() => 'Skerry' in globalThis)
      await page.evaluate((name) => {
        const attach = (element: HTMLElement) => {
          element.textContent = 'Attached'
          return () => {}
        }
        const load = async () => ({ parse: () => ({}), attach })
        ;(globalThis as Global).Skerry.define({ name, selector: '[data-own]', draws: false, load })
      }, name)
      await page.getByText('Attached').waitFor()
      expect(troubles).toEqual([])
    },
  )

  it('can have any valid selector', async () => {
    const { page, troubles } = await site.visit('/own')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.evaluate(() => {
      const attach = (element: HTMLElement) => {
        element.textContent = 'Attached'
        return () => {}
      }
      const load = async () => ({ parse: () => ({}), attach })
      const selector = '[data-own]:not([hidden], :has(img, video))'
      ;(globalThis as Global).Skerry.define({ name: 'own', selector, draws: false, load })
    })
    await page.getByText('Attached').waitFor()
    expect(troubles).toEqual([])
  })
})

describe('an unhandled error of a foreground request', () => {
  it('opens the system-error overlay, which QA can trigger from the scenario list', async () => {
    const { page } = await site.visit('/qa')
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'cleanedError', exact: true }) })
      .getByRole('link', { name: 'a request' })
      .click()
    await page.getByRole('button', { name: 'Ask for the site’s title' }).click()
    await overlayOf(page).getByRole('heading', { name: 'Something Went Wrong!' }).waitFor()
    await overlayOf(page).getByRole('button', { name: 'Clear' }).click()
    await overlayOf(page).waitFor({ state: 'detached' })
  })

  it('opens the overlay if the response cannot be parsed', async () => {
    const { page } = await site.visit('/code?scenario=notJson')
    await page.getByRole('button', { name: 'Ask for the site’s title' }).click()
    await overlayOf(page).getByText('Internal Error: Unable to parse server response from').waitFor()
  })

  it('opens no overlay if the caller handles the error', async () => {
    const { page } = await site.visit('/code?scenario=serverError')
    await page.getByRole('button', { name: 'Try to ask' }).click()
    await expect
      .poll(() => page.locator('#try-output').textContent())
      .toBe('InternalServerError: Internal server error. Please try again later.')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))) // the turn that would announce it
    expect(await overlayOf(page).count()).toBe(0)
  })
})
