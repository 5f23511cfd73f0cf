import type { ImageDimensions } from '../../media/imageDimensions'
import { hasWidths, pickWidth, sourceAt } from '../../media/imageSource'
import { element } from '../element'
import { type LightboxSlide, sourceOf } from '../lightbox'
import { messages } from '../messages'
import { type Box, fitInto, roomIn } from './geometry'
import { type View, wholeView } from './zoom'

/** One slide drawn: a video, or an image that is its thumbnail until the large one has come. */
export interface Panel {
  readonly slide: LightboxSlide
  readonly element: HTMLElement
  /** What is on the screen now: the thumbnail's picture, or the large one. */
  readonly image: () => HTMLImageElement | null
  /** The image's own size; that of a video's frame. */
  readonly size: () => ImageDimensions
  /** Where the image rests. */
  readonly frame: () => Box
  readonly view: () => View
  /** Looks at the image in another way, at once. */
  readonly look: (view: View) => void
  /** Measures the window anew and shows the image whole. */
  readonly layOut: () => void
  /** Fetches the image in the width that the current view needs. Resolves when it is shown or has failed. */
  readonly load: (isUrgent: boolean) => Promise<void>
}

const videoFrame = { width: 1920, height: 1080 } // 16:9, B9 Video and meta
const largest = 2500 // B9 Images

/** The size of the window. */
export function windowSize(): ImageDimensions {
  return { width: document.documentElement.clientWidth, height: innerHeight }
}

/** Draws a slide. `onFail` is called when its image did not come. */
export function createPanel(slide: LightboxSlide, onFail: () => void): Panel {
  const box = element('div', { class: 'panel' })
  let image = placeholderOf(slide)
  let size = slide.dimensions ?? shapeOf(image ?? slide.image) ?? videoFrame
  let isMeasured = slide.dimensions !== null
  let fit = fitInto(windowSize(), size)
  let view = wholeView(fit)
  let shownWidth = 0
  if (image && !slide.video) box.append(image)

  const look = (next: View) => {
    view = next
    if (!image) return
    image.style.width = `${fit.width}px`
    image.style.height = `${fit.height}px`
    image.style.transform = transformOf(view)
  }
  const layOut = () => {
    fit = fitInto(windowSize(), size)
    look(wholeView(fit))
    // A player takes the same place.
    for (const [property, value] of Object.entries(fit)) box.style.setProperty(`--${property}`, `${value}px`)
  }

  const load = async (isUrgent: boolean): Promise<void> => {
    const source = sourceOf(slide)
    const room = isMeasured ? fit.width : roomIn(windowSize()).width
    const width = hasWidths(source) ? pickWidth(room * view.scale * devicePixelRatio) : largest
    if (slide.video || shownWidth >= width) return
    box.querySelector('.retry')?.remove()
    const address = sourceAt(source, width)
    // Its server knows no widths: what the page shows is all there is.
    if (image?.naturalWidth && image.src === element('a', { href: address }).href) {
      shownWidth = width
      return show(image)
    }
    box.setAttribute('aria-busy', 'true')
    const full = imageOf(slide)
    full.fetchPriority = isUrgent ? 'high' : 'low'
    full.src = address
    await full.decode().catch(() => {}) // an image that cannot be decoded ahead may still have come
    box.removeAttribute('aria-busy')
    if (full.naturalWidth === 0) return fail()
    if (width < shownWidth) return // a larger one came first
    shownWidth = width
    show(full)
  }

  const show = (full: HTMLImageElement) => {
    // Only what is seen is in flight, and to ask works out the styles of the page.
    const flight = box.inert ? [] : (image?.getAnimations?.() ?? [])
    const natural = { width: full.naturalWidth, height: full.naturalHeight }
    const isWrong = Math.abs(natural.width / natural.height / (size.width / size.height) - 1) > 0.02
    if (!isMeasured || isWrong) size = natural
    const wasWhole = view.scale === 1
    if (!image) box.prepend(full)
    else if (image !== full) image.replaceWith(full)
    image = full
    if (!isMeasured || isWrong) layOut()
    else look(wasWhole ? wholeView(fit) : view)
    isMeasured = true
    for (const animation of flight) {
      // The thumbnail is on its way to its place: the large image takes over in mid-flight.
      if (animation.effect instanceof KeyframeEffect) animation.effect.target = full
    }
  }

  const fail = () => {
    if (box.querySelector('.retry')) return
    const retry = element('button', { type: 'button', class: 'button retry' }, messages.unableToLoad)
    retry.addEventListener('click', () => void load(true))
    box.append(retry)
    onFail()
  }

  layOut()
  return {
    slide,
    element: box,
    image: () => image,
    size: () => size,
    frame: () => fit,
    view: () => view,
    look,
    layOut,
    load,
  }
}

/** A view as CSS. */
export function transformOf({ scale, x, y }: View): string {
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function placeholderOf(slide: LightboxSlide): HTMLImageElement | null {
  const thumbnail = slide.image
  if (!thumbnail?.complete || thumbnail.naturalWidth === 0) return null
  const image = imageOf(slide)
  image.src = thumbnail.currentSrc || thumbnail.src
  return image
}

function imageOf({ alt, image }: LightboxSlide): HTMLImageElement {
  return element('img', { alt: alt ?? image?.alt ?? '', draggable: 'false', class: 'image' })
}

/** The shape of a thumbnail, as large as an image can be: how large it is will be seen when it comes. */
function shapeOf(thumbnail: HTMLImageElement | null): ImageDimensions | null {
  if (!thumbnail?.naturalWidth) return null
  return { width: largest, height: (largest * thumbnail.naturalHeight) / thumbnail.naturalWidth }
}
