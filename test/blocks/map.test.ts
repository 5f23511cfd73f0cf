import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/map/block'
import { createTiles } from '../../blocks/map/leafletTiles'
import { loadMapsService } from '../../blocks/map/loadMapsService'
import { mapLink } from '../../blocks/map/mapLink'
import type { MapSettings } from '../../blocks/map/props'
import { readSettings } from '../../blocks/map/readSettings'
import { defaultCentre, readView } from '../../blocks/map/readView'
import { openService } from '../../blocks/map/serviceMap'
import { serviceRules } from '../../blocks/map/serviceStyles'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'
import { removeCopies } from '../../src/runtime/removeCopies'

const page = { settings: defaultSettings, cookieSettings: {} } as unknown as Page // the block reads nothing else
const host = globalThis as {
  Static?: object
  google?: object
  skerryMapsReady?: () => void
  gm_authFailure?: () => void
}
const miami = { mapLat: 25.8149033, mapLng: -80.2572016, addressLine1: '4500 Northwest 37th Avenue' }
const service: MapSettings = {
  ...{ tiles: '', attribution: '', attributionUrl: '' },
  key: 'key-1',
  scriptUrl: 'https://maps.example/api/js',
}

beforeEach(() => {
  forgetShared()
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain' // happy-dom would fetch it
    append(...nodes)
  })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  for (const name of ['Static', 'google'] as const) delete host[name]
})

function served(json: unknown, content = '&nbsp;'): HTMLElement {
  document.body.innerHTML = `<div class="sqs-block sqs-block-map"><div class="sqs-block-content">${content}</div></div>`
  const element = document.body.querySelector<HTMLElement>('.sqs-block-map')!
  element.setAttribute('data-block-json', typeof json === 'string' ? json : JSON.stringify(json))
  return element
}

/** Mounts a map; returns its element. */
function shown(json: unknown): HTMLElement {
  const element = served(json)
  attach(element, parse(element, page)!)
  return element
}

describe('what a map shows', () => {
  it('is of lower Manhattan, at zoom 12 in grayscale, by default', () => {
    expect(readView({})).toMatchObject({
      centre: { lat: 40.720882, lng: -74.000988 },
      marker: { lat: 40.720882, lng: -74.000988 },
      zoom: 12,
      style: 'grayscale',
      isPlaced: false,
      ...{ showLabels: true, showTerrain: false, showControls: true },
    })
  })

  it('is the location of its block, with the marker at the centre unless it has its own position', () => {
    const centre = { lat: miami.mapLat, lng: miami.mapLng }
    expect(readView({ location: miami })).toMatchObject({ centre, marker: centre, isPlaced: true })
    const marker = { lat: 25.9, lng: -80.1 }
    const location = { ...miami, markerLat: marker.lat, markerLng: String(marker.lng) }
    expect(readView({ location })).toMatchObject({ centre, marker })
  })

  it.each([
    [{ mapLat: 91, mapLng: 0 }, ['mapLat']],
    [{ mapLat: '', mapLng: 181 }, ['mapLat', 'mapLng']],
    [{ mapLat: null, mapLng: Number.NaN }, ['mapLat', 'mapLng']],
    [{ mapLat: [1], mapLng: {} }, ['mapLat', 'mapLng']],
    ['nowhere', ['mapLat', 'mapLng']],
    [{ ...miami, markerLat: 1e9, markerLng: 3 }, ['markerLat']],
  ])('is the default if %j is invalid, and a warning names the invalid part', (location, keys) => {
    const outside: string[] = []
    const { centre, marker } = readView({ location }, (key) => outside.push(key))
    expect(outside).toEqual(keys)
    expect(marker).toEqual(centre)
    expect(centre.lat).toBe(keys[0] === 'markerLat' ? miami.mapLat : 40.720882)
  })

  it.each([
    [1, 'original'],
    [2, 'grayscale'],
    [3, 'satellite'],
    ['4', 'minimal-light'],
    ['MinimalDark', 'minimal-dark'],
    ['minimal-blue', 'minimal-blue'],
    [7, 'grayscale'],
    [{}, 'grayscale'],
  ])('has the style %j: %s', (style, name) => {
    expect(readView({ style }).style).toBe(name)
  })

  it('follows the options in its JSON, under their short and their long names', () => {
    expect(readView({ labels: false, terrain: true, controls: 'false' })).toMatchObject({
      ...{ showLabels: false, showTerrain: true, showControls: false },
      ...{ draggable: true, scrollwheel: false, disableDefaultUI: false, markerDraggable: false, linkOnClick: true },
    })
    const all = { showLabels: false, showTerrain: true, showControls: false, draggable: false, scrollwheel: true }
    const others = { disableDefaultUI: true, markerDraggable: true, linkOnClick: false }
    expect(readView({ ...all, ...others })).toMatchObject({ ...all, ...others })
  })

  it('is the default centre, with the marker there, if only the marker has a position', () => {
    const { centre, marker, isPlaced } = readView({ location: { markerLat: 25.9, markerLng: -80.1 } })
    expect([centre, marker, isPlaced]).toEqual([defaultCentre, defaultCentre, false])
  })

  it.each([[-1], [22], ['far'], [null]])('has zoom 12 instead of %j', (mapZoom) => {
    expect(readView({ location: { ...miami, mapZoom } }).zoom).toBe(12)
  })
})

describe('the limits of a map', () => {
  it.each([0, 21])('include zoom %i', (mapZoom) => {
    expect(readView({ location: { ...miami, mapZoom } }).zoom).toBe(mapZoom)
  })

  it.each([
    [1, 1],
    [30, 30],
    [0, 12],
    [31, 12],
  ])('with %i rows are %i', (vSize, rows) => {
    expect(readView({ vSize }).rows).toBe(rows)
  })

  it.each([
    [90, -180, []],
    [-90, 180, []],
    [90.1, -180, ['mapLat']],
    [0, 180.1, ['mapLng']],
  ])('are a latitude of 90 and a longitude of 180 degrees: %d, %d', (mapLat, mapLng, wrong) => {
    const outside: string[] = []
    expect(readView({ location: { mapLat, mapLng } }, (key) => outside.push(key)).isPlaced).toBe(wrong.length === 0)
    expect(outside).toEqual(wrong)
  })
})

describe('the page of the maps service', () => {
  const queryOf = (json: { readonly [key: string]: unknown }) =>
    Object.fromEntries(new URL(mapLink(readView(json))).searchParams)

  it('gets location, query and zoom', () => {
    const location = { ...miami, mapZoom: 15, addressTitle: 'Robert & Co', addressCountry: 'United States' }
    expect(queryOf({ location })).toEqual({
      ll: '25.8149033,-80.2572016',
      q: 'Robert & Co, 4500 Northwest 37th Avenue, United States',
      z: '15',
    })
  })

  it('searches for the address if the coordinates are missing, and vice versa', () => {
    expect(queryOf({ location: { addressLine1: 'Quay 1' } })).toEqual({ q: 'Quay 1', z: '12' })
    expect(queryOf({ location: { mapLat: 1, mapLng: 2 } })).toEqual({ ll: '1,2', q: '1,2', z: '12' })
  })

  it('opens at the default centre, which the map shows, if both are missing', () => {
    const centre = `${defaultCentre.lat},${defaultCentre.lng}`
    expect(queryOf({})).toEqual({ ll: centre, q: centre, z: '12' })
  })
})

describe('the settings of a page', () => {
  const settingsOf = (mapSettings: unknown) => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { mapSettings } } }
    return readSettings()
  }

  it('have a URL template of tiles, or a key', () => {
    expect(settingsOf({ tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }).tiles).toContain('tiles.example')
    expect(settingsOf({ key: ' k ' })).toMatchObject({ key: 'k', scriptUrl: 'https://maps.googleapis.com/maps/api/js' })
  })

  it.each([
    [undefined],
    ['text'],
    [{ tiles: '/only/{z}/{x}' }],
    [{ tiles: 'javascript:{z}{x}{y}', attributionUrl: 'javascript:1', script: 'data:text/javascript,1' }],
    [{ tiles: 7 }],
  ])('are empty for %j', (mapSettings) => {
    const scriptUrl = 'https://maps.googleapis.com/maps/api/js'
    expect(settingsOf(mapSettings)).toEqual({ tiles: '', attribution: '', attributionUrl: '', key: '', scriptUrl })
  })
})

describe('the tiles of a map', () => {
  it('come from each of the three hosts that {s} in the URL template stands for', () => {
    const { layer } = createTiles('https://{s}.tiles.example/{z}/{x}/{y}.png', readView({}), 19)
    // Leaflet calls it, so its type says that it is protected.
    const { createTile } = layer as unknown as { createTile: (coords: object, done: () => void) => HTMLImageElement }
    const srcOf = (x: number) => createTile({ x, y: -8, z: 4 }, () => {}).src
    expect([6, 7, 8, 9].map(srcOf)).toEqual([
      'https://c.tiles.example/4/6/-8.png',
      'https://b.tiles.example/4/7/-8.png',
      'https://a.tiles.example/4/8/-8.png',
      'https://b.tiles.example/4/9/-8.png',
    ])
  })
})

describe('a map block', () => {
  it('shows the address and a link, and no button if the page has no map', () => {
    const element = shown({ location: { ...miami, addressTitle: 'Robert <b>Carpentry</b>' } })
    expect(element.querySelector('address')?.textContent).toBe('Robert <b>Carpentry</b>4500 Northwest 37th Avenue')
    expect(element.querySelector('.skerry-map-link')?.getAttribute('href')).toContain('ll=25.8149033')
    expect(element.querySelector('button')).toBeNull()
    const texts = [...element.querySelectorAll<HTMLElement>('address > *')]
    expect(texts.map(({ dir }) => dir)).toEqual(['auto', 'auto']) // they may be read in the other direction
  })

  it('is named by its address if its place has no name', () => {
    const element = shown({ location: miami })
    expect(element.querySelector('.skerry-map')?.getAttribute('aria-label')).toContain('4500 Northwest 37th Avenue')
  })

  it('shows the same streets behind the same address each time', () => {
    const streets = () => shown({ location: miami }).querySelector('.skerry-map-ground')!.outerHTML
    expect(streets()).toBe(streets())
  })

  it.each([['{"location":'], ['[]'], ['"text"']])(
    'says that %s is not a JSON object, and leaves the block unchanged',
    (json) => {
      const element = served(json)
      expect(() => parse(element, page)).toThrow('data-block-json of this map is not a JSON object')
      expect(element.innerHTML).toBe('<div class="sqs-block-content">&nbsp;</div>')
    },
  )

  it('is skipped without options', () => {
    expect(parse(served(''), page)).toBeNull()
  })

  it('reads the context of newer blocks', () => {
    const element = served('', `<div data-context='${JSON.stringify({ location: miami })}'></div>`)
    expect(parse(element, page)?.view.centre.lat).toBe(miami.mapLat)
  })

  it('follows the context of newer blocks', async () => {
    const element = served('', `<div data-context='${JSON.stringify({ location: miami })}'></div>`)
    attach(element, parse(element, page)!)
    element.querySelector('[data-context]')?.setAttribute('data-context', JSON.stringify({ style: 5 }))
    await vi.waitFor(() =>
      expect(element.querySelector<HTMLElement>('.skerry-map')?.dataset.style).toBe('minimal-dark'),
    )
  })

  it('warns developers about a location out of range', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const element = served({ location: { mapLat: 100, mapLng: 3 } })
    parse(element, page)
    expect(warn.mock.calls).toEqual([
      ['This map shows the default location, because its mapLat is missing or out of range.', element],
    ])
  })

  it('warns developers about a marker out of range', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const element = served({ location: { ...miami, markerLat: 1e9, markerLng: 3 } })
    parse(element, page)
    expect(warn.mock.calls).toEqual([
      ['The marker of this map is at its centre, because its markerLat is missing or out of range.', element],
    ])
  })

  it('applies changed options after 60 ms, and keeps the old ones if the new ones are invalid', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue()
    const element = shown({ location: miami, style: 1 })
    const styleShown = () => element.querySelector<HTMLElement>('.skerry-map')?.dataset.style
    const change = async (json: string, ms: number) => {
      element.setAttribute('data-block-json', json)
      await vi.advanceTimersByTimeAsync(ms)
    }
    await change(JSON.stringify({ location: miami, style: 5 }), 40)
    await change(JSON.stringify({ location: miami, style: 6 }), 59)
    expect(styleShown()).toBe('original')
    await vi.advanceTimersByTimeAsync(1)
    expect(styleShown()).toBe('minimal-blue')
    await change('', 60)
    expect([styleShown(), vi.mocked(console.warn).mock.calls.length]).toEqual(['minimal-blue', 0])
    await change('{', 60)
    expect([styleShown(), vi.mocked(console.warn).mock.calls.length]).toEqual(['minimal-blue', 1])
  })

  it('is restored by undo', () => {
    const element = served({ location: miami }, '<p>Quay 1</p>')
    const before = element.outerHTML
    const undo = attach(element, parse(element, page)!)
    expect(element.querySelector('p')?.hidden).toBe(true)
    undo()
    expect(element.outerHTML).toBe(before)
  })

  it('stops reading its options after undo', async () => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const element = served({ location: miami })
    const undo = attach(element, parse(element, page)!)
    const change = async (ms: number) => {
      element.setAttribute('data-block-json', '{')
      await vi.advanceTimersByTimeAsync(ms)
    }
    await change(1)
    undo()
    await change(1000)
    expect(warn).not.toHaveBeenCalled()
  })

  it('in newer markup adds no box of its own around its content', () => {
    document.body.innerHTML = '<div data-block-type="map"></div>'
    const element = document.body.firstElementChild as HTMLElement
    element.dataset.blockJson = JSON.stringify({ location: miami })
    attach(element, parse(element, page)!)
    expect(element.firstElementChild?.getAttribute('class')).toBe('skerry-map')
  })

  it('copied by a script has only one card', () => {
    const element = shown({ location: miami })
    const copy = element.cloneNode(true) as HTMLElement
    removeCopies(copy)
    attach(copy, parse(copy, page)!)
    expect(copy.querySelectorAll('.skerry-map')).toHaveLength(1)
  })
})

describe('the map of a page with a key', () => {
  const scripts = () => document.querySelectorAll('script').length
  let undo = () => {}
  const withKey = () => {
    const element = served({ location: miami })
    undo = attach(element, { ...parse(element, page)!, settings: service })
    return element.querySelector('button')!
  }

  it('waits for consent under the restrictive policy, and opens as soon as the visitor agrees anywhere', async () => {
    setConsentPolicy(true)
    const button = withKey()
    expect(button.textContent).toBe('Agree and show the map')
    answerConsent('declined')
    await vi.dynamicImportSettled()
    expect(scripts()).toBe(0)
    answerConsent('given')
    await vi.waitFor(() => expect(scripts()).toBe(1))
  })

  it('waits for its button after a decline under an open policy', async () => {
    setConsentPolicy(false)
    answerConsent('declined')
    const button = withKey()
    await vi.dynamicImportSettled()
    expect([button.textContent, scripts()]).toEqual(['Agree and show the map', 0])
  })

  it('opens if the visitor presses its button, even after declining cookies, and removes the notice', async () => {
    setConsentPolicy(true)
    answerConsent('declined')
    const button = withKey()
    const note = document.querySelector('.skerry-map-note')
    expect(note?.textContent).not.toBe('')
    button.click()
    expect([note?.textContent, button.textContent]).toEqual(['', 'Show the map'])
    await vi.waitFor(() => expect(scripts()).toBe(1))
  })

  it('stays closed if the visitor agrees after it was removed', async () => {
    setConsentPolicy(true)
    withKey()
    undo()
    answerConsent('given')
    await vi.dynamicImportSettled()
    expect(scripts()).toBe(0)
  })

  it('opens by itself where no consent is needed, and not before that is known', async () => {
    const button = withKey()
    await vi.dynamicImportSettled()
    expect([button.textContent, scripts()]).toEqual(['Show the map', 0])
    setConsentPolicy(false)
    await vi.waitFor(() => expect(scripts()).toBe(1))
  })
})

describe('the maps service', () => {
  const scripts = () => [...document.querySelectorAll('script')]
  class Part {}
  const answer = () => {
    host.google = { maps: { Map: Part, Marker: Part, StyledMapType: Part } }
    host.skerryMapsReady?.()
  }

  it('loads once for all maps, with the key, the language and the region', async () => {
    const loads = [loadMapsService(service, 'de-CH'), loadMapsService(service, 'de-CH')]
    expect(scripts()).toHaveLength(1)
    const { origin, pathname, searchParams } = new URL(scripts()[0]?.src ?? '')
    expect(origin + pathname).toBe(service.scriptUrl)
    expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'key-1', language: 'de', region: 'CH' })
    answer()
    const [one, other] = await Promise.all(loads)
    expect(one).toBe(other)
    await loadMapsService(service, 'de-CH')
    expect(scripts()).toHaveLength(1)
  })

  it.each([
    ['its script never loads', () => {}],
    ['it never starts', () => scripts()[0]?.onload?.(new Event('load'))],
  ])('fails after 30 seconds if %s, and can then be tried again', async (_, act) => {
    vi.useFakeTimers()
    let state = 'pending'
    const load = loadMapsService(service, 'en').catch(() => {
      state = 'failed'
    })
    act()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await load
    expect(state).toBe('failed')
    const again = loadMapsService(service, 'en')
    answer()
    await expect(again).resolves.toBeDefined()
  })

  it('is not loaded again if the page’s own script has loaded it', async () => {
    answer()
    await loadMapsService(service, 'en')
    expect(scripts()).toHaveLength(0)
  })

  it('draws nothing and leaves no global behind if the map is removed while it loads', async () => {
    const controller = new AbortController()
    const place = document.createElement('div')
    const view = readView({})
    const opening = openService({
      place,
      props: { ...parse(served({}), page)!, settings: service, view },
      signal: controller.signal,
      onFail: () => {},
    })
    controller.abort()
    answer()
    await expect(opening).rejects.toThrow('aborted')
    expect(place.childElementCount).toBe(0)
    expect([host.gm_authFailure, host.skerryMapsReady]).toEqual([undefined, undefined])
  })

  it('fails if its script defines only some of its classes, and can then be tried again', async () => {
    const load = loadMapsService(service, 'en')
    host.google = { maps: { Map: Part } }
    host.skerryMapsReady?.()
    await expect(load).rejects.toThrow()
    const again = loadMapsService(service, 'en')
    answer()
    await expect(again).resolves.toBeDefined()
  })

  it('translates the map styles into its own rules, and hides labels if they are off', () => {
    const rulesOf = (style: number, labels = true) => JSON.stringify(serviceRules(readView({ style, labels })))
    expect(rulesOf(1)).toBe('[]')
    expect(rulesOf(2)).toContain('"saturation":-100')
    expect(new Set([4, 5, 6].map((style) => rulesOf(style))).size).toBe(3)
    const off = '{"elementType":"labels","stylers":[{"visibility":"off"}]}]'
    expect(rulesOf(1, false)).toBe(`[${off}`)
    expect([2, 4, 5, 6].filter((style) => !rulesOf(style, false).endsWith(off))).toEqual([])
  })

  it('paints land, labels, roads and water in the colours of a minimal style, and hides icons, places and stops', () => {
    const rules = serviceRules(readView({ style: 5 })) // minimal dark
    const painted = rules.map(({ featureType = 'all', elementType = 'all', stylers }) => [
      `${featureType} ${elementType}`,
      ...stylers.flatMap((styler) => Object.values(styler)),
    ])
    expect(painted).toEqual([
      ['all geometry', '#23272b'],
      ['all labels.icon', 'off'],
      ['all labels.text.fill', '#b9c0c6'],
      ['all labels.text.stroke', '#23272b'],
      ['poi all', 'off'],
      ['transit all', 'off'],
      ['road geometry', '#363c42'],
      ['water geometry', '#15181b'],
    ])
  })
})

describe('a map of the maps service', () => {
  /** Opens a map in a service that keeps what it is told. */
  async function open(json: { readonly [key: string]: unknown }) {
    const map: Record<string, unknown> = {}
    const marker: Record<string, unknown> = {}
    const names = new Map<string, unknown>()
    let press = () => {}
    host.google = {
      maps: {
        Map: class {
          mapTypes = { set: (id: string, type: { readonly name: string }) => names.set(id, type.name) }
          setOptions = (options: object) => Object.assign(map, options)
          constructor(_: HTMLElement, options: object) {
            Object.assign(map, options)
          }
        },
        Marker: class {
          setOptions = (options: object) => Object.assign(marker, options)
          addListener = (_: string, listener: () => void) => {
            press = listener
          }
          constructor(options: object) {
            Object.assign(marker, options)
          }
        },
        StyledMapType: class {
          name: string
          constructor(_: object, options: { readonly name: string }) {
            this.name = options.name
          }
        },
      },
    }
    const controller = new AbortController()
    const onFail = vi.fn()
    const place = document.createElement('div')
    const props = { ...parse(served({}), page)!, settings: service, view: readView(json) }
    const live = await openService({ place, props, signal: controller.signal, onFail })
    const stop = () => controller.abort()
    return { map, marker, names, live, onFail, press: () => press(), stop }
  }

  it('leaves one-finger gestures to the page, and keeps the visitor’s position when only its style changes', async () => {
    const { map, names, live } = await open({ location: miami, style: 1 })
    expect(map.gestureHandling).toBe('cooperative')
    map.center = 'elsewhere'
    live.update(readView({ location: miami, style: 5, draggable: false }))
    expect([map.center, map.mapTypeId, map.gestureHandling]).toEqual(['elsewhere', 'minimal-dark', 'none'])
    expect(names.get('minimal-dark')).toBe('MinimalDark')
    live.update(readView({ location: { ...miami, mapLat: 1 }, style: 5 }))
    expect(map.center).toEqual({ lat: 1, lng: miami.mapLng })
  })

  it('says where the link of its marker leads, and opens nothing if the owner turns the link off', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const { marker, live, press } = await open({ location: miami })
    expect(marker).toMatchObject({ clickable: true, title: '4500 Northwest 37th Avenue: open in Google Maps' })
    press()
    expect(opened).toHaveBeenCalledOnce()
    live.update(readView({ location: miami, linkOnClick: false }))
    expect(marker).toMatchObject({ clickable: false, title: expect.not.stringContaining('open in') })
    press()
    expect(opened).toHaveBeenCalledOnce()
  })

  it('fails if the service rejects the key, calls the page’s own handler too, and stops listening once removed', async () => {
    const own = vi.fn()
    host.gm_authFailure = own
    const [one, other] = [await open({}), await open({})]
    host.gm_authFailure?.()
    expect([own, one.onFail, other.onFail].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    one.stop() // in any order
    host.gm_authFailure?.()
    expect([own, one.onFail, other.onFail].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2])
    delete host.gm_authFailure
  })
})
