import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chart } from '../../blocks/chart/index'
import { blocks } from '../../blocks/index'
import { map } from '../../blocks/map/index'
import { options } from '../../blocks/options'
import { defaultSettings, type Settings } from '../../src/model/page/settings'
import { printReport } from '../../src/runtime/debug/report'
import type { BlockDefinition } from '../../src/runtime/defineBlock'
import { compileFind } from '../../src/runtime/find'
import { createIsland, type Island } from '../../src/runtime/island'
import { readPage } from '../../src/runtime/readPage'

// Page blocks that depend on the markup. The finder does not use the types of their props.
const inMarkup = [chart, map].map(({ dropzone, ...block }) => ({ ...block, selector: dropzone }) as BlockDefinition)
const find = compileFind([...blocks, ...inMarkup])
const page = readPage(defaultSettings)
const islandsHere = (): Island[] => find(document).map(({ element, definition }) => createIsland(element, definition))

beforeEach(() => {
  for (const method of ['info', 'table', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})
afterEach(() => document.body.replaceChildren())

interface Given {
  readonly tag?: string
  readonly given?: Partial<Settings>
  readonly islands?: () => readonly Island[]
}

function report(html: string, { tag, given, islands }: Given = {}) {
  document.body.innerHTML = html
  const found = islandsHere()
  const script = tag === undefined ? undefined : scriptOf(tag)
  const stop = printReport({
    version: '1.2.3',
    page,
    islands: islands ?? (() => found),
    watch: () => () => {},
    known: options,
    tag: script,
    given,
  })
  return { stop, warnings: () => vi.mocked(console.warn).mock.calls.map(([text]) => text) }
}

const mapIn = (style: unknown) => {
  const json = JSON.stringify({ style, location: { mapLat: 56, mapLng: -6 } })
  return `<div class="sqs-block sqs-block-map" data-block-type="map" data-block-json='${json}'></div>`
}

function scriptOf(attributes: string): HTMLScriptElement {
  const holder = document.createElement('template')
  holder.innerHTML = `<script ${attributes}></script>`
  return holder.content.firstElementChild as HTMLScriptElement
}

const gallery = (json: string, marks = '') =>
  `<div data-block-type="gallery" data-block-json='${json}' ${marks}><figure data-slide-id="a"></figure></div>`

describe('the data-debug report', () => {
  it('counts the blocks found and says what each one is waiting for', () => {
    report(`<div data-block-type="accordion"></div>${gallery('{"design":"grid"}')}
      <div class="sqs-block html-block sqs-block-html" data-block-type="2"></div>`)
    expect(console.info).toHaveBeenCalledWith('Skerry 1.2.3: 3 blocks found, 2 waiting, 1 skipped. Page type: unknown.')
    expect(vi.mocked(console.table).mock.lastCall![0]).toMatchObject([
      { name: 'accordion', state: 'waiting', reason: 'Mounts when it is within 200 px of the screen.' },
      { name: 'gallery', state: 'waiting' },
      { name: 'html', state: 'skipped', reason: 'Its content needs no script.' },
    ])
    expect(console.info).toHaveBeenCalledWith('Skerry: every option on this page is known.')
  })

  it('treats a block without a mount condition as waiting to be near the screen', () => {
    document.body.innerHTML = gallery('{"design":"grid"}')
    const [island] = islandsHere()
    const { when, ...definition } = island!.definition
    expect(when).toBe('visible')
    report('', { islands: () => [{ ...island!, definition }] })
    expect(vi.mocked(console.table).mock.lastCall![0]).toMatchObject([
      { name: 'gallery', reason: 'Mounts when it is within 200 px of the screen.' },
    ])
  })

  it.each([
    ['<div data-block-type="galery"></div>', 'Unknown block type "galery". Did you mean "gallery"?'],
    [
      '<div data-block-type="slideshow"></div>',
      'Unknown block type "slideshow". Known: accordion, audio, button, calendar, chart, comment-count, configuration-panel, embed, event, follow, form, gallery, image, like, map, menu, newsletter, popup-overlay, reservation, search, share, summary, tour-dates, video.',
    ],
    ['<div class="sqs-block-summary-v2"></div>', 'sqs-block-summary-v2 also needs the class sqs-block.'],
    [
      '<div class="sqs-block sqs-block-galery"></div>',
      'Unknown block type "sqs-block-galery". Did you mean "sqs-block-gallery"?',
    ],
    [gallery('{"design":"gird"}'), 'Block "gallery": in data-block-json, design is "gird". Did you mean "grid"?'],
    [
      `<div data-block-type="summary" data-block-json='{"design":"carusel"}'><p data-summary-item></p></div>`,
      'Block "summary": in data-block-json, design is "carusel". Did you mean "carousel"?',
    ],
    [
      `<div data-block-type="chart" data-block-json='{"chartType":"bars","dataTable":[["Month","Visits"],["May",3]]}'></div>`,
      'Block "chart": in data-block-json, chartType is "bars". Did you mean "bar"?',
    ],
    [
      `<div data-block-type="tour-dates" data-block-json='{"artistId":"1","timeframe":"upcomming"}'></div>`,
      'Block "tour-dates": in data-block-json, timeframe is "upcomming". Did you mean "upcoming"?',
    ],
    [
      `<div data-block-type="map" data-block-json='{"location":{"mapLat":57,"mapLng":-6},"stile":2}'></div>`,
      'Block "map": in data-block-json, unknown key "stile". Did you mean "style"?',
    ],
    [
      gallery('{"transition":"ken-burn"}'),
      'Block "gallery": in data-block-json, transition is "ken-burn". Did you mean "ken-burns"?',
    ],
    [
      gallery('{"autoply":true}'),
      'Block "gallery": in data-block-json, unknown key "autoply". Did you mean "autoplay"?',
    ],
    [
      '<script class="TextAttributes-props" type="application/json">[{"id":"a","shape":"underlineCurv"}]</script>',
      'in TextAttributes-props, shape is "underlineCurv". Did you mean "underlineCurve"?',
    ],
    [
      '<script class="TextAttributes-props" type="application/json">[{</script>',
      expect.stringMatching(/^TextAttributes-props is not JSON: ./),
    ],
    [gallery('{"loop":"maybe"}'), 'Block "gallery": in data-block-json, loop is "maybe". Write "true" or "false".'],
    [
      gallery('{"autoplay-duration":"long"}'),
      'Block "gallery": in data-block-json, autoplay-duration is "long". It must be a number of at least 0.',
    ],
    [gallery('{"design":"grid"'), expect.stringMatching(/^Block "gallery": data-block-json is not JSON: ./)],
    [
      gallery('{"design":"grid"}', 'data-auto-play="true"'),
      'Block "gallery": unknown attribute data-auto-play. Set autoplay in data-block-json.',
    ],
    [
      gallery('{}'),
      'Block "gallery": has no options, so its slides stay as the page lays them out. Write a design into data-block-json.',
    ],
    ['<div data-blok-type="gallery"></div>', 'unknown attribute data-blok-type. Did you mean "data-block-type"?'],
    ['<form data-formid="f"><input></form>', 'unknown attribute data-formid. Did you mean "data-form-id"?'],
    [
      '<div data-block-type="accordion" data-is-expanded-frist-item="true"></div>',
      'Block "accordion": unknown attribute data-is-expanded-frist-item. Did you mean "data-is-expanded-first-item"?',
    ],
    [
      '<div data-block-type="accordion" data-is-expanded-first-item="yes"></div>',
      'Block "accordion": data-is-expanded-first-item is "yes". Write "true" or "false".',
    ],
    [
      '<textarea data-max-length="many"></textarea>',
      'Block "textarea-counter": data-max-length is "many". It must be a number of at least 0.',
    ],
    [
      '<form data-form-id="f"><div class="captcha-container" data-captcha-provider="hcapcha"></div></form>',
      'Block "form": data-captcha-provider is "hcapcha". Did you mean "hcaptcha"?',
    ],
    [
      '<div class="sqs-block sqs-block-form"><script class="sqs-form-block-context">{"formId":</script></div>',
      expect.stringMatching(/^Block "form": script.sqs-form-block-context is not JSON: ./),
    ],
    [
      '<form data-form-id="f" data-form-di="g"></form>',
      'Block "form": unknown attribute data-form-di. Did you mean "data-form-id"?',
    ],
  ])('reports an unknown option in %s', (html, message) => {
    expect(report(html).warnings()).toEqual([typeof message === 'string' ? `Skerry: ${message}` : expect.anything()])
    if (typeof message !== 'string') expect(report(html).warnings()[0]!.slice('Skerry: '.length)).toEqual(message)
  })

  it.each([
    [
      'data-eamil-policy="standard"',
      'The script tag: unknown attribute data-eamil-policy. Did you mean "data-email-policy"?',
    ],
    ['data-email-policy="html"', 'The script tag: data-email-policy is "html". Known: specification, standard.'],
    ['data-csp="strikt"', 'The script tag: data-csp is "strikt". Did you mean "strict"?'],
    ['data-locale="de_AT"', 'The script tag: data-locale is "de_AT". Write a language tag, such as "de-AT".'],
    [
      'data-api-base="site.example"',
      'The script tag: data-api-base is "site.example". Write an origin, such as "https://site.example".',
    ],
    ['debug', 'The script tag: unknown attribute debug. Write data-debug.'],
    ['data-poster="neutrl"', 'The script tag: data-poster is "neutrl". Did you mean "neutral"?'],
  ])('explains what is wrong with %s on the script tag', (tag, message) => {
    expect(report('', { tag }).warnings()).toEqual([`Skerry: ${message}`])
  })

  it('reports unknown options of start', () => {
    const given = { emailPolcy: 'standard', csp: 'none' } as object
    expect(report('', { given }).warnings()).toEqual([
      'Skerry: Skerry.start: unknown option emailPolcy. Did you mean "emailPolicy"?',
      'Skerry: Skerry.start: csp is "none". Known: default, strict.',
    ])
  })

  it('explains option values of start that are ignored', () => {
    const given = { poster: 'providers', apiBase: 'nonsense', locale: 'de_x_!', csp: 'Strict' } as object
    expect(report('', { given }).warnings()).toEqual([
      'Skerry: Skerry.start: poster is "providers". Did you mean "provider"?',
      'Skerry: Skerry.start: apiBase is "nonsense". Write an origin, such as "https://site.example".',
      'Skerry: Skerry.start: locale is "de_x_!". Write a language tag, such as "de-AT".',
      'Skerry: Skerry.start: csp is "Strict". Did you mean "strict"?',
    ])
  })

  it('accepts the defaults', () => {
    const defaults = { poster: 'neutral', apiBase: '', locale: undefined, csp: 'default' } as object
    expect(report('', { given: defaults }).warnings()).toEqual([])
    expect(report('', { tag: 'data-poster="neutral"' }).warnings()).toEqual([])
  })

  it('says what a skipped block needs', () => {
    document.body.innerHTML = '<div data-block-type="newsletter"></div>'
    const islands = islandsHere().filter(({ definition }) => definition.name === 'newsletter')
    for (const island of islands) Object.assign(island, { state: 'skipped', reason: 'Nothing to do in this markup.' })
    const { warnings } = report('', { islands: () => islands })
    expect(warnings()).toEqual(['Skerry: Block "newsletter": was skipped. It needs a <form>.'])
  })

  it('says once what a block needs that is skipped later, for example after scrolling', () => {
    document.body.innerHTML = '<div data-block-type="newsletter"></div>'
    const islands = islandsHere().filter(({ definition }) => definition.name === 'newsletter')
    const { stop, warnings } = report('', { islands: () => islands })
    expect(warnings()).toEqual([])
    for (const island of islands) Object.assign(island, { state: 'skipped' })
    for (const name of ['skerry:skip', 'skerry:mount']) document.dispatchEvent(new CustomEvent(name))
    expect(warnings()).toEqual(['Skerry: Block "newsletter": was skipped. It needs a <form>.'])
    stop()
  })

  it.each([
    ['animated', '<p data-animation="none" data-animation-role="content" class="sqs-block-image"></p>'],
    ['animated', '<p data-animation="site-default"></p>'],
    ['animated', '<p data-animation-role="image" class="individual-animation-site-default"></p>'],
    [
      'animated',
      '<div class="tweak-global-animations-animation-type-none"><p data-animation-role="content"></p></div>',
    ],
    ['donation-button', '<div class="sqs-block sqs-block-donation"><a href="/give">Give</a></div>'],
    ['gallery', '<div data-controller="GalleryGrid" data-controllers-bound="GalleryGrid"></div>'],
  ])('does not mention a block that is skipped on purpose: %s', (name, html) => {
    document.body.innerHTML = `<div class="tweak-global-animations-enabled">${html}</div>`
    const islands = islandsHere().filter(({ definition }) => definition.name === name)
    expect(islands).toHaveLength(1)
    for (const island of islands) Object.assign(island, { state: 'skipped', reason: 'Nothing to do in this markup.' })
    expect(report('', { islands: () => islands }).warnings()).toEqual([])
  })

  it('does not mention valid markup or other scripts’ attributes', () => {
    const { warnings } = report(
      `${gallery('{"design":"slideshow","autoplay":true,"autoplay-duration":5,"transition":"fade"}', 'data-testid="x" data-v-7ba5bd90')}
       <div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json='{"design":"stacked","meta-position":"x","hSize":null}' data-gutter="4"><img data-image-id="1" data-loader="sqs"></div>
       <div data-controller="GallerySlideshow" data-props='{"transition":"site-default"}'><figure class="slide" data-no-animation></figure></div>
       <div class="sqs-block sqs-block-calendar" data-block-json='{"collectionId":"1"}'></div>
       <div class="sqs-block sqs-block-galaxy"></div>
       <div data-block-type="chart" data-block-json='{"chartType":1010,"dataTable":[["Month","Visits"],["May",3]]}'></div>
       <div data-block-type="chart" data-block-json='{"dataTable":{"columns":[],"rows":[]}}'></div>
       <div data-block-type="map" data-block-json='{"location":{"mapLat":-57,"mapLng":-6},"style":"minimal blue","vSize":9}'></div>
       <div data-block-type="accordion" data-should-allow-multiple-open-items data-is-expanded-first-item=""></div>
       <time data-format="short" data-type="date"></time>`,
      {
        tag: 'type="module" async crossorigin src="/skerry.mjs" data-debug data-csp="strict" data-locale="de-AT" data-start="manual"',
      },
    )
    expect(warnings()).toEqual([])
  })

  it('does not mention attributes that islands have written', () => {
    const { warnings } = report(
      `<div data-block-type="accordion"><div class="accordion-item" data-state="open"></div></div>
       <form data-form-id="f" data-skerry-form="" data-state="idle"></form><p data-state="open"></p>`,
    )
    expect(warnings()).toEqual([])
  })

  it('does not mention a block that has not been found yet', () => {
    expect(report('<div data-block-type="chart"></div>', { islands: () => [] }).warnings()).toEqual([])
  })

  it('reports a nested block only once', () => {
    const { warnings } = report(
      '<form data-form-id="f"><div class="form-item" data-max-lenght="5" data-max-length="5"><textarea></textarea></div></form>',
    )
    expect(warnings()).toHaveLength(1)
  })

  it('checks blocks that are added later, until stop', () => {
    const found: Island[] = []
    const { stop, warnings } = report('', { islands: () => found })
    const mount = () => {
      document.body.innerHTML = gallery('{"design":"gird"}')
      found.push(...islandsHere())
      document.dispatchEvent(new CustomEvent('skerry:mount'))
    }
    mount()
    expect(warnings()).toHaveLength(1)
    document.dispatchEvent(new CustomEvent('skerry:mount'))
    expect(warnings()).toHaveLength(1)
    stop()
    mount()
    expect(warnings()).toHaveLength(1)
  })
})

describe('the style of a map', () => {
  it('is reported if it does not exist', () => {
    expect(report(mapIn(9)).warnings().join()).toContain('style is 9.')
    expect(report(mapIn('minimal')).warnings().join()).toContain('style is "minimal".')
  })

  it.each([1, '6', 'Grayscale', 'minimal-dark', 'Minimal Light', 'minimalBlue'])('is not reported for %o', (style) => {
    expect(report(mapIn(style)).warnings().join()).not.toContain('style is')
  })
})
