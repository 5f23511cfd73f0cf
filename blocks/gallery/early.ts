// Reserves the space of a gallery before its code loads. Part of the entry, like `early.css`.
import { type SectionColumns, sectionColumns } from '../../src/model/gallery/sectionColumns'
import { sectionRows } from '../../src/model/gallery/sectionRows'
import { slidesInRow } from '../../src/model/gallery/slidesInRow'
import { thumbnailStrip } from '../../src/model/gallery/thumbnailStrip'
import { earlyImageRoom, imageSizes } from '../../src/runtime/earlyImageRoom'
import { settingOf } from '../../src/runtime/settingOf'

const slideshow = ':is(.sqs-gallery-block-slideshow,.sqs-gallery-block-slider)'
// The slides are the block's children. Blocks with the platform's class have a separate container for them.
const neutral = '[data-block-type="gallery"]:not(.sqs-block-gallery)'
const written = (design: string) => `${neutral}[data-block-json*='"${design}"']`
const neutralSlideshow = `:is(${written('slideshow')},${written('slider')})`
const hasGrid = `[data-block-json*='"grid"']`
const square = '.sqs-gallery-aspect-ratio-square'
const neutralSquare = `${neutral}${hasGrid}:is([data-block-json*='humbs":true'],[data-block-json*='humbs": true'])`

/** Selects the parts that have no size of their own until the code loads. */
export const reserve = `${slideshow}>.sqs-gallery,.sqs-gallery-block-carousel>.sqs-gallery,${neutralSlideshow},${written('carousel')},${hasGrid} .sqs-gallery,${neutral}${hasGrid},${slideshow}~${thumbnailStrip},:is([data-controller=GalleryMasonry],[data-controller=GalleryStrips],[data-controller=GalleryGrid])>:first-child,[data-controller$=Slideshow],img:not([src],[data-controller=GalleryGrid] *,${slideshow} *,${neutralSlideshow} *,${thumbnailStrip} *,${square} *,${neutralSquare} *)`

const gridClass = 'sqs-gallery-design-grid'

/** Returns the classes of a grid and its slides if the template or the server lays them out by these classes. */
export function reserveClasses(element: Element): [Element, string][] {
  if (!element.matches('.sqs-gallery-block-grid>*') || !(isFloated(element) || ownSheet(element))) return []
  return [[element, gridClass], ...[...element.children].map((one): [Element, string] => [one, `${gridClass}-slide`])]
}

function isFloated({ children: [first] }: Element): boolean {
  return Boolean(first && getComputedStyle(first).float !== 'none')
}

/** The style sheet in a block with which the server makes the gutter of a grid, as margins, even below the last row. */
function ownSheet(element: Element): CSSStyleSheet | null | undefined {
  return element.closest('.sqs-block')?.querySelector('style')?.sheet
}

/** Returns the style that reserves a part's space. Call it before anything is written, because it reads layout. */
export function reserveStyle(element: HTMLElement, block: HTMLElement): string {
  const figureOf = (key: string) => settingOf(block, key)
  // A gallery may have a fixed shape: its height as a percentage of its width.
  const percent = figureOf('"aspectRatio')
  const shape = `aspect-ratio:100/${percent}`
  if (element.localName === 'img') {
    const isWide = percent || element.matches('.sqs-gallery-block-stacked *')
    return `${earlyImageRoom(element)};${isWide ? 'max-width:none;' : ''}${shape}`
  }

  const { controller } = block.dataset
  if (controller) {
    if (element === block) {
      const gutters = controller === 'GallerySlideshow' ? ' + 2*var(--sqs-site-gutter,3vw)' : ''
      return `height:calc(${figureOf('"galleryHeight')}vh${gutters})` // as the template's script does
    }
    const gutterPx = Number(figureOf('"gutter'))
    if (controller === 'GalleryStrips') return stripsOf(element, Number(figureOf('"rowHeight')), gutterPx)
    const columns = sectionColumns(Number(figureOf('"numColumns')), gutterPx, innerWidth)
    return controller === 'GalleryGrid' ? gridOf(columns) : masonryOf(element, columns)
  }

  const stripPx = figureOf('trip-?[hH]eight') ?? 60
  const stripGapPx = figureOf('trip-?[mM]argin') ?? 10
  if (element.matches(thumbnailStrip)) return `height:${stripPx}px;margin-top:${stripGapPx}px`

  const [, design] = /"(slider|carousel|grid)"/.exec(block.dataset.blockJson ?? '') ?? []
  if (design === 'grid') {
    const gutterPx = figureOf('"padding') ?? 20
    const gutter = ownSheet(element) ? `0px;margin-bottom:-${gutterPx}px` : `${gutterPx}px`
    return `--skerry-columns:${figureOf('er-?[rR]ow') || 4};--skerry-gap:${gutter};display:${isFloated(element) && 'block'}`
  }
  if (design === 'carousel') return rowOf(figureOf('"slidesPerRow') ?? 3, figureOf('"gutter') ?? 1)

  const isServed = element.matches('.sqs-gallery')
  // The platform's slideshow is as high as its lowest slide, any other as high as its current slide.
  const [[width, height] = []] = isServed ? imageSizes(element).sort(([a, b], [c, d]) => b / a - d / c) : []
  return `${earlyImageRoom(element)};aspect-ratio:${width}/${height};${design === 'slider' ? slider : ''}${shape};max-height:${(percent || isServed) && 'none'};--skerry-strip:${stripPx}px;--skerry-strip-gap:${stripGapPx}px`
}

/** Half as high as wide (B9 Gallery); hidden, because only the strip's own code can place its slides. */
const slider = 'visibility:hidden;max-height:none;aspect-ratio:2;'

/** Slides side by side, fewer of them in a narrow window (B4, B9 Gallery). */
function rowOf(slides: number, gutter: number): string {
  const count = slidesInRow(slides, innerWidth)
  return `display:flex;overflow:hidden;gap:${gutter}px;--skerry-slide:calc((100% + ${gutter}px)/${count} - ${gutter}px)`
}

function gridOf([count, gutterPx]: SectionColumns): string {
  return `display:grid;gap:${gutterPx}px;grid-template-columns:repeat(${count},minmax(0,1fr))`
}

/** The height of the longest column, when each slide is added to the shortest one. */
function masonryOf(element: HTMLElement, [count, gutterPx]: SectionColumns): string {
  const widthPx = (element.clientWidth + gutterPx) / count - gutterPx
  const ends: number[] = Array(count || 1).fill(0)
  for (const slide of element.children) {
    const [[width, height] = []] = imageSizes(slide as HTMLElement)
    const captionPx = slide.querySelector('figcaption')?.offsetHeight ?? 0
    ends[ends.indexOf(Math.min(...ends))]! += (widthPx * height!) / width! + captionPx + gutterPx
  }
  return heightOf(Math.max(...ends) - gutterPx)
}

function stripsOf(element: HTMLElement, rowHeightPx: number, gutterPx: number): string {
  const ratios = imageSizes(element).map(([width, height]) => width / height)
  const rows = sectionRows(ratios, { widthPx: element.clientWidth, rowHeightPx, gutterPx })
  return heightOf(rows.reduce((sum, [, heightPx]) => sum + heightPx + gutterPx, -gutterPx))
}

/** A notation that differs from what a template's script writes, even for the same number. */
function heightOf(px: number): string {
  return `height:calc(${px}px)`
}
