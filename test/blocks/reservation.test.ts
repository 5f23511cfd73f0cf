import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, attachFailure, parse } from '../../blocks/reservation/block'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'

type Tock = { callMethod?: (...call: readonly string[]) => void; queue?: readonly (readonly string[])[] }
const host = globalThis as { Static?: object; tock?: Tock }
const loader = 'https://www.opentable.com/widget/reservation/loader?rid=12&type=standard'
let observers: (() => void)[] = []

beforeEach(() => {
  forgetShared()
  setConsentPolicy(false)
  vi.useFakeTimers()
  observers = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        observers.push(listener)
      }
      observe() {}
      disconnect() {}
    },
  )
  // happy-dom would fetch scripts.
  const append = Element.prototype.append
  vi.spyOn(Element.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain'
    append.apply(this, nodes)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  delete host.Static
  delete host.tock
})

interface Settings {
  readonly width?: number
  readonly isLoggedIn?: boolean
}

const pageOf = ({ isLoggedIn = false }: Settings) =>
  ({
    authenticatedAccount: isLoggedIn ? { id: 'a1' } : null,
  }) as unknown as Page // the block reads nothing else

function serve(html: string, width = 900): HTMLElement {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  resize(element, width)
  return element
}

function open(html: string, settings: Settings = {}) {
  const element = serve(html, settings.width)
  const stop = attach(element, parse(element, pageOf(settings)))
  const card = element.querySelector<HTMLElement>('.skerry-reservation')!
  return { element, card, stop, state: () => card.dataset.state }
}

function resize(element: HTMLElement, width: number): void {
  Object.defineProperty(element, 'clientWidth', { value: width, configurable: true })
  for (const observer of observers) observer()
}

const openTable = (source: string = loader) =>
  `<div class="sqs-block sqs-block-opentable-v2" data-script-src="${source.replaceAll('&', '&amp;')}"><div class="sqs-block-content"><div class="squarespace-opentable-new-age-wrapper"></div></div></div>`
const tock = (more = '') =>
  `<div class="sqs-block sqs-block-tock"><div class="sqs-block-content"><div id="Tock_widget_container" data-tock-business-slug="the-bakehouse"${more}></div></div></div>`
const scripts = () => [...document.querySelectorAll('script')]
const themes = () => scripts().map(({ src }) => new URL(src).searchParams.get('theme'))
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Acts as OpenTable's script, which draws beside itself. */
async function drawOpenTable(script = scripts().at(-1)!): Promise<HTMLElement> {
  const frame = document.createElement('div')
  script.after(frame)
  script.onload?.(new Event('load'))
  await settle()
  return frame
}

describe('the source of a reservation block', () => {
  it.each([
    loader,
    'https://opentable.com/widget/reservation/loader?rid=1',
    'https://www.opentable.co.uk/widget/reservation/loader?rid=1',
    '//www.opentable.de/widget/reservation/loader?rid=1',
  ])('can be one of the provider’s own: %s', (source) => {
    vi.stubGlobal('location', new URL('https://site.example/'))
    expect(parse(serve(openTable(source)), pageOf({})).source).toMatch(/^https:\/\/(www\.)?opentable\./)
  })

  it.each([
    'http://www.opentable.com/loader',
    'https://www.opentable.com.evil.example/loader',
    'https://evil.example/www.opentable.com/loader',
    'https://opentable.com@evil.example/loader',
    'https://a:b@www.opentable.com/loader',
    'https://www.opentable.com:8443/loader',
    'https://evilopentable.com/loader',
    'https://www.exploretock.com/tock.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '/loader?rid=1',
    'https://',
    '"><script>alert(1)</script>',
  ])('is rejected, and nothing is loaded, if it is %s', (source) => {
    expect(() => open(openTable(source.replaceAll('"', '&quot;')))).toThrow(/is not allowed/)
    expect(scripts()).toEqual([])
  })

  it('can be the script named in the page context, with any query, but not another path on the same host', () => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { reservationSettings: { opentable: '/stand-in' } } } }
    expect(parse(serve(openTable('/stand-in?rid=7')), pageOf({})).source).toContain('/stand-in?rid=7')
    expect(() => parse(serve(openTable('/uploads/stand-in')), pageOf({}))).toThrow(/is not allowed/)
  })

  it('is required for OpenTable', () => {
    expect(() => open('<div class="sqs-block-opentable-v2"></div>')).toThrow(/no data-script-src/)
  })

  it('defaults to Tock’s only script, and can be set on an element inside the block', () => {
    expect(parse(serve(tock()), pageOf({})).source).toBe('https://www.exploretock.com/tock.js')
    const own = tock(' data-script-src="https://exploretock.com/tock.js"')
    expect(parse(serve(own), pageOf({})).source).toBe('https://exploretock.com/tock.js')
  })

  it.each([
    ['a provider that is not known', '<div data-block-type="reservation" data-provider="resy"></div>', /data-provider/],
    ['no restaurant', '<div class="sqs-block-tock"></div>', /data-tock-business-slug/],
  ])('is rejected with %s', (_, html, problem) => {
    expect(() => parse(serve(html), pageOf({}))).toThrow(problem)
  })

  it('is used for the first Tock block only, because Tock’s script supports just one', () => {
    document.body.innerHTML = tock() + tock()
    const [first, second] = [...document.body.children] as HTMLElement[]
    expect(parse(first!, pageOf({})).business).toBe('the-bakehouse')
    expect(() => parse(second!, pageOf({}))).toThrow(/second/)
  })

  it('shows visitors a message if it is missing, unless the server has its own text', () => {
    const empty = serve('<div class="sqs-block-opentable-v2"></div>')
    const undo = attachFailure(empty)
    expect(empty.textContent).toBe('Reservations are not available here at the moment.')
    undo()
    expect(empty.outerHTML).toBe('<div class="sqs-block-opentable-v2"></div>')
    const own = serve('<div class="sqs-block-opentable-v2"><a href="tel:1">Ring us</a></div>')
    attachFailure(own)
    expect(own.textContent).toBe('Ring us')
  })
})

describe('OpenTable’s widget', () => {
  it.each([
    [851, 'wide'],
    [850, 'standard'],
  ])('in a block of %i px has the theme %s', (width, theme) => {
    open(openTable(), { width })
    expect(themes()).toEqual([theme])
  })

  it('keeps the owner’s theme for narrow blocks', () => {
    open(openTable(`${loader}&theme=tall`), { width: 300 })
    expect(themes()).toEqual(['tall'])
    open(openTable(`${loader}&theme=tall`), { width: 900 })
    expect(themes()).toEqual(['wide'])
    open(openTable(`${loader}&theme=wide`), { width: 300 })
    expect(themes()).toEqual(['standard'])
  })

  it('is drawn in its block, and its loading message disappears', async () => {
    const { element, card, state } = open(openTable())
    expect(card.querySelector('.skerry-reservation-status')?.textContent).toBe('Loading reservations…')
    const widget = await drawOpenTable()
    expect(state()).toBe('live')
    expect(element.contains(widget)).toBe(true)
    expect(card.textContent).not.toContain('Loading')
    expect(element.querySelector('.squarespace-opentable-new-age-wrapper')?.classList.contains('loaded')).toBe(true)
  })

  it('is visible, even if the template hides its frame', async () => {
    open(openTable())
    const frame = document.createElement('iframe')
    frame.style.cssText = 'visibility: hidden; position: absolute'
    scripts().at(-1)!.after(frame)
    await drawOpenTable()
    expect([frame.style.visibility, frame.style.position]).toEqual(['visible', 'static'])
  })

  it('is redrawn for a new width of its block, and the previous widget stays until then', async () => {
    const { element, state } = open(openTable(), { width: 900 })
    const wide = await drawOpenTable()
    resize(element, 860)
    await vi.advanceTimersByTimeAsync(150)
    expect(themes()).toEqual(['wide'])
    resize(element, 320)
    await vi.advanceTimersByTimeAsync(149)
    expect(themes()).toEqual(['wide'])
    await vi.advanceTimersByTimeAsync(1)
    expect(themes()).toEqual(['wide', 'standard'])
    expect(wide.isConnected).toBe(true)
    expect(state()).toBe('live')
    await drawOpenTable()
    expect(wide.isConnected).toBe(false)
    expect(themes()).toEqual(['standard'])
  })

  it('keeps its widget, and what the visitor chose in it, while the block is hidden', async () => {
    const { element } = open(openTable(), { width: 900 })
    const wide = await drawOpenTable()
    resize(element, 0)
    await vi.advanceTimersByTimeAsync(150)
    resize(element, 900)
    await vi.advanceTimersByTimeAsync(150)
    expect(themes()).toEqual(['wide'])
    expect(wide.isConnected).toBe(true)
  })

  it('keeps the previous widget, without a message, if the one for the new width fails', async () => {
    const { element, state } = open(openTable(), { width: 900 })
    const wide = await drawOpenTable()
    resize(element, 320)
    await vi.advanceTimersByTimeAsync(150 + 10_000)
    expect(themes()).toEqual(['wide'])
    expect(wide.isConnected).toBe(true)
    expect(state()).toBe('live')
  })

  it('fails if its script does not load within ten seconds, and can be retried', async () => {
    const { card, state } = open(openTable())
    await vi.advanceTimersByTimeAsync(9999)
    expect(state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('failed')
    expect(document.querySelector('.skerry-reservation-widget')).toBeNull()
    expect(card.querySelector('.skerry-reservation-status')?.textContent).toBe('Reservations could not be loaded.')
    expect(card.querySelector('a')?.href).toBe('https://www.opentable.com/restref/client/?rid=12')
    expect(scripts()).toEqual([])
    card.querySelector('button')!.click()
    expect(state()).toBe('loading')
    await drawOpenTable()
    expect(state()).toBe('live')
  })

  it('is announced only if the visitor has pressed its button', async () => {
    const { card } = open(openTable())
    const role = () => card.querySelector('.skerry-reservation-status')?.getAttribute('role')
    expect(role()).toBe(null)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(role()).toBe(null)
    card.querySelector('button')!.click()
    expect(role()).toBe('status')
  })

  it('is shown as soon as it is drawn, even if that is after its script has run', async () => {
    const { state } = open(openTable())
    const [script] = scripts()
    script!.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(state()).toBe('loading')
    script!.after(document.createElement('div'))
    await settle()
    expect(state()).toBe('live')
  })

  it('fails if its script runs but draws nothing', async () => {
    const { state } = open(openTable())
    scripts()[0]?.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(9900)
    expect(state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(200)
    expect(state()).toBe('failed')
  })

  it('is removed by undo, and the block is restored', async () => {
    const { element, stop } = open(openTable())
    await drawOpenTable()
    resize(element, 860)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(document.body.innerHTML).toBe(openTable())
    resize(element, 300)
    await vi.advanceTimersByTimeAsync(1000)
    expect(scripts()).toEqual([])
  })
})

describe('Tock’s widget', () => {
  const run = async () => {
    const calls = [...(host.tock?.queue ?? [])]
    document.getElementById('Tock_widget_container')!.append(document.createElement('div'))
    document.head.querySelector('script')?.onload?.(new Event('load'))
    await settle()
    return calls
  }

  it('is drawn by the script in the server’s container, for the right restaurant', async () => {
    const { state } = open(tock())
    expect(await run()).toEqual([['init', 'the-bakehouse']])
    expect(state()).toBe('live')
  })

  it.each([
    [751, 'row'],
    [750, 'stacked'],
  ])('in a block of %i px has the layout %s', async (width, layout) => {
    const { element } = open(tock(), { width })
    expect(element.getAttribute('data-skerry-layout')).toBe(layout)
    resize(element, 1501 - width)
    await vi.advanceTimersByTimeAsync(150)
    expect(element.getAttribute('data-skerry-layout')).toBe(layout === 'row' ? 'stacked' : 'row')
  })

  it.each([
    ['', 'reservations'],
    [' data-tock-variant="events"', 'events'],
    [' data-tock-variant="nonsense"', 'reservations'],
  ])('with the markup “%s” has the variant %s', (more, variant) => {
    open(tock(more))
    expect(document.getElementById('Tock_widget_container')?.getAttribute('data-tock-variant')).toBe(variant)
  })

  it('is drawn in our own container in other markup', async () => {
    const { element } = open(
      '<div data-block-type="reservation" data-provider="tock" data-tock-business-slug="the-bakehouse"></div>',
    )
    expect(element.querySelector('#Tock_widget_container')?.getAttribute('data-tock-business-slug')).toBe(
      'the-bakehouse',
    )
  })

  it('fails after ten seconds, with a link to the provider, and leaves no queue behind', async () => {
    const { card, state } = open(tock())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state()).toBe('failed')
    expect(card.querySelector('a')?.href).toBe('https://www.exploretock.com/the-bakehouse')
    expect(card.querySelector('a')?.textContent).toBe('Book at Tock')
    expect('tock' in host).toBe(false)
  })

  it('starts at once if the script has already loaded', () => {
    const calls: unknown[] = []
    const call = (...call: readonly unknown[]) => void calls.push(call)
    host.tock = Object.assign(call, { callMethod: call })
    open(tock())
    expect(calls).toEqual([['init', 'the-bakehouse']])
    expect(scripts()).toEqual([])
  })

  it('runs its script again on retry if nothing was drawn', async () => {
    const { card, state } = open(tock())
    const [script] = scripts()
    script!.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state()).toBe('failed')
    script!.remove()
    card.querySelector('button')!.click()
    expect(await run()).toEqual([['init', 'the-bakehouse']])
    expect(state()).toBe('live')
  })

  it('is drawn once, however the width of its block changes', async () => {
    const { element } = open(tock())
    await run()
    resize(element, 300)
    await vi.advanceTimersByTimeAsync(150)
    expect([scripts().length, host.tock?.queue]).toEqual([1, [['init', 'the-bakehouse']]])
  })

  it('is removed by undo', async () => {
    const { stop } = open(tock())
    await run()
    stop()
    expect(document.body.innerHTML).toBe(tock())
  })

  it('is no longer waited for after undo, nor loaded when the visitor agrees later', async () => {
    open(tock()).stop()
    await settle()
    expect('tock' in host).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
    document.head.innerHTML = ''
    setConsentPolicy(true)
    open(tock()).stop()
    answerConsent('given')
    expect(scripts()).toEqual([])
  })
})

describe('a reservation block', () => {
  it.each([false, true])(
    'is only a preview for logged-in users, without any request (restrictive: %s)',
    async (isRestrictive) => {
      setConsentPolicy(isRestrictive)
      const { card, state } = open(openTable(), { isLoggedIn: true })
      expect(card.querySelector('[role="alert"]')?.textContent).toBe('Preview Only')
      expect(card.textContent).toContain('Please log out to make a reservation.')
      expect(card.querySelector<HTMLElement>('.skerry-reservation-sketch')?.hidden).toBe(false)
      expect(card.querySelector<HTMLElement>('.skerry-reservation-actions')?.hidden).toBe(true)
      resize(card.parentElement!, 300)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(scripts()).toEqual([])
      expect(state()).toBe('preview')
    },
  )

  it('waits for its button under the restrictive policy; pressing it gives consent', () => {
    setConsentPolicy(true)
    const { card, state } = open(openTable())
    expect(state()).toBe('asking')
    expect(card.textContent).toContain('Reservations are made with OpenTable, which may set cookies of its own.')
    expect(card.querySelector<HTMLElement>('.skerry-reservation-sketch')?.hidden).toBe(true)
    expect(card.querySelector('a')?.rel).toBe('noopener noreferrer')
    expect(scripts()).toEqual([])
    card.querySelector('button')!.focus()
    card.querySelector('button')!.click()
    expect(document.activeElement).toBe(card) // the button is hidden
    const [script] = scripts()
    expect(script).toBeDefined()
    answerConsent('given')
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]).toBe(script)
  })

  it('waits for its button after a decline under an open policy', () => {
    answerConsent('declined')
    const { card, state } = open(openTable())
    expect([state(), scripts().length]).toEqual(['asking', 0])
    expect(card.querySelector('button')?.textContent).toBe('Agree and show reservations')
    card.querySelector('button')!.click()
    expect(scripts()).toHaveLength(1)
  })

  it('does not ask for consent before the policy is known, and then follows the policy', () => {
    forgetShared()
    const { card, state } = open(openTable())
    expect([state(), scripts().length]).toEqual(['asking', 0])
    expect(card.querySelector('button')?.textContent).toBe('Show reservations')
    expect(card.textContent).not.toContain('cookies')
    setConsentPolicy(false)
    expect(state()).toBe('loading')
  })

  it('loads when the visitor agrees elsewhere', () => {
    setConsentPolicy(true)
    const { state } = open(openTable())
    answerConsent('given')
    expect(state()).toBe('loading')
  })
})
