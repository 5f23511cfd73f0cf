import { type SectionColumns, sectionColumns } from '../model/sectionColumns'
import { sectionRows } from '../model/sectionRows'

/** What the platform calls a grid and its slides: templates lay both out by these names. */
export const gridClass = 'sqs-gallery-design-grid'
export const gridSlideClass = `${gridClass}-slide`

/** The slides of a grid that a template floats: these need the class of the design, and no grid around them. */
export function floatedSlides(element: Element): Element[] {
  if (!element.matches('.sqs-gallery-block-grid>*')) return []
  return [...element.children].filter((slide) => getComputedStyle(slide).float !== 'none')
}

/**
 * The style of a box that has no room of its own before its block mounts: a part of a gallery, or any box around images.
 * Measures, so it is called before anything is written. A declaration without its figure is no CSS, and left out: then
 * the one before holds.
 */
export function roomOf(element: HTMLElement, block: HTMLElement): string {
  const json = block.dataset.blockJson ?? block.dataset.props ?? ''
  const figureOf = (key: string) => new RegExp(`${key}":\\s*"?([\\d.]+)`).exec(json)?.[1]
  const [, design] = /:"(slider|carousel|grid)"/.exec(json) ?? []
  const isImage = element.localName === 'img'
  const { controller } = block.dataset
  if (controller && !isImage) {
    const gutterPx = Number(figureOf('"gutter'))
    if (controller === 'GalleryStrips') return stripsOf(element, Number(figureOf('"rowHeight')), gutterPx)
    const columns = sectionColumns(Number(figureOf('"numColumns')), gutterPx, innerWidth)
    return controller === 'GalleryGrid' ? gridOf(columns) : masonryOf(element, columns)
  }

  const strip = `${figureOf('trip-?[hH]eight') ?? 60}px`
  const stripGap = `${figureOf('trip-?[mM]argin') ?? 10}px`
  if (element.matches('.sqs-gallery-thumbnails')) return `height:${strip};margin-top:${stripGap}`

  if (!isImage && design === 'grid')
    return `--skerry-columns:${Number(figureOf('er-?[rR]ow')) || 4};--skerry-gap:${figureOf('"padding') ?? 20}px;display:${floatedSlides(element)[0] && 'block'}`
  if (!isImage && design === 'carousel') return rowOf(figureOf('"slidesPerRow') ?? 3, figureOf('"gutter') ?? 1)

  const sizes = sizesIn(element)
  const isServed = element.matches('.sqs-gallery')
  // The platform's slideshow is as high as its lowest slide, any other as the one that it shows.
  if (isServed) sizes.sort(([a, b], [c, d]) => b / a - d / c)
  const [[width, height] = []] = sizes
  // A gallery may have a fixed shape, its height in percent of its width.
  const percent = figureOf('"aspectRatio')
  const shape = `aspect-ratio:${width}/${height};${design === 'slider' ? slider : ''}aspect-ratio:100/${percent};`
  return isImage
    ? `display:block;width:100%;max-width:${percent || element.matches('.sqs-gallery-block-stacked *') ? 'none' : `${width}px`};height:auto;${shape}`
    : `position:relative;overflow:hidden;aspect-ratio:16/9;height:auto;${shape}max-height:${(percent || isServed) && 'none'};--skerry-strip:${strip};--skerry-strip-gap:${stripGap}`
}

type Size = readonly [width: number, height: number]

function sizesIn(element: HTMLElement): Size[] {
  const all = [element, ...element.querySelectorAll<HTMLElement>('[data-image-dimensions]')]
  const texts = all.map(({ dataset }) => dataset.imageDimensions).join()
  return [...texts.matchAll(/\b([1-9]\d*)x([1-9]\d*)\b/g)].map(([, width, height]) => [Number(width), Number(height)])
}

/** Half as high as wide (B9 Gallery); only the strip itself knows where its slides lie. */
const slider = 'visibility:hidden;max-height:none;aspect-ratio:2;'

/** Slides side by side, fewer of them in a narrow window (B4, B9 Gallery). */
function rowOf(slides: number | string, gutter: number | string): string {
  const most = Math.min(+slides, innerWidth < 480 ? 2 : innerWidth < 724 ? 3 : 99)
  return `display:flex;overflow:hidden;gap:${gutter}px;--skerry-slide:calc((100% + ${gutter}px)/${most} - ${gutter}px)`
}

function gridOf([count, gutterPx]: SectionColumns): string {
  return `display:grid;gap:${gutterPx}px;grid-template-columns:repeat(${count},minmax(0,1fr))`
}

/** As high as its longest column, when each slide has gone to the column that was the shortest. */
function masonryOf(element: HTMLElement, [count, gutterPx]: SectionColumns): string {
  const widthPx = (element.clientWidth + gutterPx) / count - gutterPx
  const ends: number[] = Array(count || 1).fill(0)
  for (const slide of element.children) {
    const [[width, height] = []] = sizesIn(slide as HTMLElement)
    const captionPx = slide.querySelector('figcaption')?.offsetHeight ?? 0
    ends[ends.indexOf(Math.min(...ends))]! += (widthPx * height!) / width! + captionPx + gutterPx
  }
  return `height:${Math.max(...ends) - gutterPx}px`
}

function stripsOf(element: HTMLElement, rowHeightPx: number, gutterPx: number): string {
  const ratios = sizesIn(element).map(([width, height]) => width / height)
  const rows = sectionRows(ratios, { widthPx: element.clientWidth, rowHeightPx, gutterPx })
  return `height:${rows.reduce((sum, [, heightPx]) => sum + heightPx + gutterPx, -gutterPx)}px`
}
