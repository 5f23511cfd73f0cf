import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Lab } from './lab'
import { accordion, documentOf } from './markup'
import { galleryBlock, slideImage, slideImagePath, slidesOf, type Wrapping } from './slides'

/** One of the compared carousels. */
interface Way {
  readonly name: string
  /** A script of `test/bench/scripts`, or a file of `dist`. */
  readonly script: string
  readonly wrapping: Wrapping
  /** The package's style sheet. */
  readonly css?: string
}

const buttons = '<button class="previous">Previous</button><button class="next">Next</button>'
const ownButtons =
  '<div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a><a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div>'

const ways = [
  {
    name: 'native scroll-snap and one observer',
    script: 'carouselNative',
    wrapping: {
      before: `${buttons}<div class="native">`,
      slide: (image) => `<div class="item">${image}</div>`,
      after: '</div>',
    },
  },
  {
    // The others find their slides in a row; this one and Skerry make the row.
    name: 'the same, laid out by its script',
    script: 'carouselNative',
    wrapping: {
      before: `${buttons}<div class="late">`,
      slide: (image) => `<div class="item">${image}</div>`,
      after: '</div>',
    },
  },
  { name: 'Skerry', script: '/dist/skerry.mjs', wrapping: galleryBlock({ design: 'carousel' }, ownButtons) },
  {
    name: 'Embla',
    script: 'carouselEmbla',
    wrapping: {
      before: `${buttons}<div class="embla"><div class="embla-track">`,
      slide: (image) => `<div class="item">${image}</div>`,
      after: '</div></div>',
    },
  },
  {
    name: 'Swiper, with navigation, keyboard and accessibility',
    script: 'carouselSwiper',
    css: 'swiper/swiper.css',
    wrapping: {
      before: `${buttons}<div class="swiper"><div class="swiper-wrapper">`,
      slide: (image) => `<div class="swiper-slide">${image}</div>`,
      after: '</div></div>',
    },
  },
  {
    name: 'Splide',
    script: 'carouselSplide',
    css: '@splidejs/splide/dist/css/splide-core.min.css',
    wrapping: {
      before: `${buttons}<div class="splide" aria-label="Images"><div class="splide__track"><ul class="splide__list">`,
      slide: (image) => `<li class="splide__slide">${image}</li>`,
      after: '</ul></div></div>',
    },
  },
] as const satisfies readonly Way[]

/** The name of a carousel. */
export type CarouselName = (typeof ways)[number]['name']

/** The names of all carousels. */
export const carouselNames: readonly CarouselName[] = ways.map(({ name }) => name)

/** The browser's native scrolling, the same as an upgrade, and Skerry. */
export const [native, nativeLate, ours] = carouselNames as [CarouselName, CarouselName, CarouselName]

const style = `<style>
  body { margin: 0; width: 1000px }
  img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2 }
  .native { display: flex; overflow-x: auto; scroll-snap-type: x mandatory }
  .native .item { flex: 0 0 33.3333%; scroll-snap-align: start }
  .embla { overflow: hidden } .embla-track { display: flex } .embla .item { flex: 0 0 33.3333% }
  .swiper-slide, .splide__slide { flex: none; width: 33.3333% }
</style>`

/** Serves the same slides, three in view, for every carousel. Returns the page and script of each. */
export async function putCarousels(lab: Lab, count: number) {
  lab.server.put(slideImagePath, slideImage)
  const put = async (way: Way, at: number) => {
    const sheet = way.css ? `<style>${readFileSync(`node_modules/${way.css}`, 'utf8')}</style>` : ''
    const path = `/carousel-${at}-${count}.html`
    lab.server.put(path, documentOf(`<main>${slidesOf(count, way.wrapping)}</main>`, sheet + style))
    const script = way.script.startsWith('/') ? way.script : await lab.script(way.script)
    lab.server.put(
      besidePath(path),
      documentOf(`<main>${accordion()}${slidesOf(count, way.wrapping)}</main>`, sheet + style),
    )
    return [way.name, { path, script }] as const
  }
  const all = await Promise.all(ways.map(put))
  return Object.fromEntries(all) as Record<CarouselName, { readonly path: string; readonly script: string }>
}

/** The path of a variant of a carousel's page, with a Skerry accordion above the slides. */
export function besidePath(path: string): string {
  return path.replace('.html', '-beside.html')
}

/** Waits until Skerry's blocks have mounted, at least `least` of them. */
export async function untilMounted(page: Page, least = 1): Promise<void> {
  await page.waitForFunction((least) => {
    const skerry = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } } | undefined>
    )[Symbol.for('skerry')]
    const blocks = skerry?.inspect().blocks ?? []
    return blocks.length >= least && blocks.every(({ state }) => state === 'mounted')
  }, least)
}
