import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLeaflet } from '../../blocks/map/leafletMap'
import type { MapProps } from '../../blocks/map/props'
import { readView } from '../../blocks/map/readView'
import { startMap } from '../../blocks/map/startMap'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'

// How Leaflet draws is tested in map.page.test.ts.
vi.mock('../../blocks/map/leafletMap', () => ({ openLeaflet: vi.fn() }))

beforeEach(forgetShared)
afterEach(() => {
  vi.mocked(openLeaflet).mockReset()
  document.body.innerHTML = ''
})

const view = (more: object = {}) => readView({ location: { mapLat: 1, mapLng: 2, addressTitle: 'Oven' }, ...more })

/** Starts a map of the site's own tiles; the test opens it or lets it fail. */
function start(more: object = {}, height = 0, tiles = '/tiles/{z}/{x}/{y}.png') {
  document.body.innerHTML = '<div class="sqs-block-content"><p>Served</p></div><input>'
  const box = document.querySelector<HTMLElement>('div')!
  Object.defineProperty(box, 'clientHeight', { value: height })
  const live = { update: vi.fn(), focus: vi.fn(), remove: vi.fn() }
  const asked: { open: () => void; fail: () => void; leave: () => void }[] = []
  vi.mocked(openLeaflet).mockImplementation((_, leave) => {
    return new Promise((resolve, reject) => {
      asked.push({ open: () => resolve(live), fail: () => reject(new Error('lost')), leave })
    })
  })
  const settings = { key: '', scriptUrl: '', tiles, attribution: '', attributionUrl: '' }
  const changes = recordChanges()
  const map = startMap(box, { view: view(more), settings } as unknown as MapProps, changes)
  const root = box.querySelector<HTMLElement>('.skerry-map')!
  const button = root.querySelector<HTMLButtonElement>('.skerry-map-open')!
  const status = () => root.querySelector('[role="status"]')?.textContent
  const loaded = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
  const reaches = (state: string) => vi.waitFor(() => expect(root.dataset.state).toBe(state))
  return { box, map, root, button, asked, live, loaded, reaches, status, stop: changes.undo }
}

describe('a map', () => {
  it('opens once, with the options that changed while it loaded, and takes the focus from its button', async () => {
    const { map, root, button, asked, live, reaches, status } = start()
    button.focus()
    button.click()
    button.click()
    expect([button.getAttribute('aria-disabled'), status()]).toEqual(['true', 'Loading the map…'])
    await vi.dynamicImportSettled()
    expect(asked).toHaveLength(1)
    const next = view({ showControls: false })
    map.update(next)
    asked[0]?.open()
    await reaches('live')
    button.click()
    expect([asked.length, live.focus.mock.calls.length]).toEqual([1, 1])
    expect(live.update).toHaveBeenLastCalledWith(next)
    expect(status()).toBe('')
    expect(root.querySelector<HTMLElement>('.skerry-map-card')?.inert).toBe(true)
  })

  it('stays open, or failed, whatever the visitor answers to the cookie banner', async () => {
    const { button, asked, loaded, reaches, root, status } = start()
    button.click()
    await loaded(1)
    asked[0]?.fail()
    await reaches('failed')
    answerConsent('declined')
    expect([root.dataset.state, status(), button.textContent]).toEqual([
      'failed',
      'The map could not be loaded.',
      'Try again',
    ])
    button.click()
    await loaded(2)
    asked[1]?.open()
    await reaches('live')
    answerConsent('given')
    expect(root.dataset.state).toBe('live')
  })

  it('asks for consent while that is missing', () => {
    const { button, root } = start({}, 0, 'https://tiles.example/{z}/{x}/{y}.png')
    const note = () => root.querySelector('.skerry-map-note')?.textContent
    expect([button.textContent, note()]).toEqual(['Show the map', ''])
    answerConsent('declined')
    setConsentPolicy(true)
    expect([button.textContent, note()]).toEqual([
      'Agree and show the map',
      'The map comes from another company, which may set cookies of its own.',
    ])
    answerConsent('given')
    expect([button.textContent, note()]).toEqual(['Show the map', ''])
  })

  it('ignores a failure that arrives after it was closed', async () => {
    const { button, asked, loaded, root, status } = start()
    button.click()
    await loaded(1)
    asked[0]?.leave()
    asked[0]?.fail()
    button.click()
    await loaded(2)
    expect([root.dataset.state, status()]).toEqual(['loading', 'Loading the map…'])
  })

  it('leaves the focus alone if the visitor has moved it elsewhere', async () => {
    const { button, asked, live, loaded, reaches } = start()
    button.click()
    document.querySelector('input')?.focus()
    await loaded(1)
    asked[0]?.open()
    await reaches('live')
    expect(live.focus).not.toHaveBeenCalled()
  })

  it('takes the focus if nothing has it, as after a click in Safari', async () => {
    const { button, asked, live, loaded, reaches } = start()
    button.click()
    await loaded(1)
    asked[0]?.open()
    await reaches('live')
    expect(live.focus).toHaveBeenCalledOnce()
  })

  it('gives the focus back to its button when it is closed', async () => {
    const { map, root, button, asked, live, loaded, reaches } = start()
    button.click()
    await loaded(1)
    asked[0]?.open()
    await reaches('live')
    const inside = document.createElement('button')
    root.querySelector('.skerry-map-place')?.append(inside)
    inside.focus()
    asked[0]?.leave()
    expect([root.dataset.state, document.activeElement, live.remove.mock.calls.length]).toEqual(['card', button, 1])
    expect(root.querySelector<HTMLElement>('.skerry-map-card')?.inert).toBe(false)
    expect(root.querySelector('.skerry-map-place')?.childElementCount).toBe(0)
    live.update.mockClear()
    map.update(view({ showControls: false }))
    expect(live.update).not.toHaveBeenCalled()
  })

  it('that is stopped while it loads is removed, and no failure shows', async () => {
    const { box, button, asked, live, loaded, stop } = start()
    button.click()
    await loaded(1)
    stop()
    asked[0]?.open()
    await vi.waitFor(() => expect(live.remove).toHaveBeenCalledOnce())
    expect(box.outerHTML).toBe('<div class="sqs-block-content"><p>Served</p></div>')
  })

  it('that is stopped before its code has loaded is never drawn', async () => {
    const { button, asked, stop } = start()
    button.click()
    stop()
    await vi.dynamicImportSettled()
    expect(asked).toHaveLength(0)
  })

  it('that is stopped while it is open is removed', async () => {
    const { button, asked, live, loaded, reaches, stop } = start()
    button.click()
    await loaded(1)
    asked[0]?.open()
    await reaches('live')
    stop()
    expect(live.remove).toHaveBeenCalledOnce()
  })

  it('keeps the height of its box, unless it has none', () => {
    expect(start({ vSize: 2 }, 300).box.style.getPropertyValue('block-size')).toBe('')
    expect(start({ vSize: 2 }, 20).box.style.getPropertyValue('block-size')).toBe('68px')
  })

  it('without an address has no empty line, and links its pin unless the owner turns the link off', () => {
    const { map, root } = start({ location: { mapLat: 1, mapLng: 2 } })
    const pin = root.querySelector('.skerry-map-pin-link')
    expect([pin?.getAttribute('tabindex'), pin?.getAttribute('aria-hidden')]).toEqual(['-1', 'true']) // as the link below
    expect([root.getAttribute('role'), root.getAttribute('aria-label')]).toEqual(['group', 'Map'])
    expect([root.querySelector('address')?.hidden, pin?.hasAttribute('href')]).toEqual([true, true])
    map.update(view({ linkOnClick: false }))
    expect([root.querySelector('address')?.hidden, pin?.hasAttribute('href')]).toEqual([false, false])
  })
})
