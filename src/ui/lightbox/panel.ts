import type { ImageDimensions } from '../../media/imageDimensions'
import { element } from '../element'
import type { LightboxSlide } from '../lightboxOptions'
import { messages } from '../messages'
import { focusedElement } from '../tabbables'
import { type Box, fitInto, roomIn } from './geometry'
import { largestWidth, versionFor, versionsOf } from './version'
import { windowBox } from './windowBox'
import { type View, wholeView } from './zoom'

/** A slide on the screen: a video, or an image, which shows its thumbnail until the large one has loaded. */
export interface Panel extends Placement {
  readonly slide: LightboxSlide
  readonly element: HTMLElement
  /** The image on the screen: the thumbnail's, or the large one. `null` until one has loaded. */
  readonly image: () => HTMLImageElement | null
  /** Loads the image in the width that the current view needs. Resolves when it is shown or has failed. */
  readonly load: (isUrgent: boolean) => Promise<void>
}

/** The position of an image or a video in the window. */
interface Placement {
  /** The image's own size, or that of a video's frame. */
  readonly size: () => ImageDimensions
  /** The image's box when it is not zoomed. */
  readonly frame: () => Box
  readonly view: () => View
  /** Shows another view of the image, without an animation. */
  readonly look: (view: View) => void
  /** Measures the window again and shows the image whole. `size` is its own size, once that is known. */
  readonly layOut: (size?: ImageDimensions) => void
}

const videoFrame = { width: 1920, height: 1080 } // 16:9, B9 Video and meta
const tolerance = 0.02

/** Draws a slide. `onFail` is called if its image fails to load. */
export function createPanel(slide: LightboxSlide, onFail: () => void): Panel {
  const box = element('div', { class: 'panel' })
  let image = placeholderOf(slide)
  let isMeasured = slide.dimensions !== null
  let shownWidth = 0
  const placement = createPlacement(slide, box, () => image)
  const { frame, view, size, look, layOut } = placement
  if (image && !slide.video) box.append(image)

  const load = async (isUrgent: boolean): Promise<void> => {
    const room = isMeasured ? frame().width : roomIn(windowBox()).width
    const { address, width } = versionFor(slide, room * view().scale * devicePixelRatio)
    if (slide.video || shownWidth >= width) return
    removeRetry(box)
    // The page may already show this file, for example if it is the only one.
    if (image?.naturalWidth && image.src === element('a', { href: address }).href) {
      shownWidth = width
      return show(image)
    }
    box.setAttribute('aria-busy', 'true')
    const full = await fetchImage(slide, address, isUrgent)
    box.removeAttribute('aria-busy')
    if (!full) return fail()
    if (width < shownWidth) return // a larger one has loaded in the meantime
    shownWidth = width
    show(full)
  }

  const show = (full: HTMLImageElement) => {
    // Only the current slide can be animated, and `getAnimations` forces a style calculation.
    const flight = box.inert ? [] : (image?.getAnimations?.() ?? [])
    const natural = ownSize(slide, { width: full.naturalWidth, height: full.naturalHeight })
    if (!image) box.prepend(full)
    else if (image !== full) image.replaceWith(full)
    image = full
    if (!isMeasured || hasOtherShape(natural, size())) layOut(natural)
    else look(view().scale === 1 ? wholeView(frame()) : view())
    isMeasured = true
    redirectFlight(flight, full)
  }

  const fail = () => {
    if (box.querySelector('.retry')) return
    const onclick = () => void load(true)
    box.append(element('button', { type: 'button', class: 'button retry', onclick }, messages.unableToLoad))
    onFail()
  }

  layOut()
  return { ...placement, slide, element: box, image: () => image, load }
}

/** `image` returns the element that `look` moves. */
function createPlacement(slide: LightboxSlide, panel: HTMLElement, image: () => HTMLImageElement | null): Placement {
  let size = ownSize(slide, slide.dimensions ?? shapeOf(image() ?? slide.image) ?? videoFrame)
  let frame = fitInto(windowBox(), size)
  let view = wholeView(frame)
  const look = (next: View) => {
    view = next
    const shown = image()
    if (!shown) return
    shown.style.width = `${frame.width}px`
    shown.style.height = `${frame.height}px`
    shown.style.transform = transformOf(view)
  }
  const layOut = (known = size) => {
    size = known
    frame = fitInto(windowBox(), size)
    look(wholeView(frame))
    if (!slide.video) return
    // The slot of its player takes the same place.
    for (const [property, value] of Object.entries(frame)) panel.style.setProperty(`--${property}`, `${value}px`)
  }
  return { size: () => size, frame: () => frame, view: () => view, look, layOut }
}

/** Removes the button for another attempt. Its focus stays in the dialog. */
function removeRetry(panel: HTMLElement): void {
  const retry = panel.querySelector('.retry')
  if (!retry) return
  if (focusedElement() === retry) retry.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
  retry.remove()
}

/** Fetches an image; `null` if it failed to load. */
async function fetchImage(slide: LightboxSlide, address: string, isUrgent: boolean): Promise<HTMLImageElement | null> {
  const image = imageOf(slide)
  image.fetchPriority = isUrgent ? 'high' : 'low'
  image.src = address
  await image.decode().catch(() => {}) // an image that cannot be decoded in advance may still have loaded
  return image.naturalWidth > 0 ? image : null
}

/** Whether two sizes differ in shape by more than rounding explains. */
function hasOtherShape(a: ImageDimensions, b: ImageDimensions): boolean {
  return Math.abs(a.width / a.height / (b.width / b.height) - 1) > tolerance
}

/** Continues a thumbnail's animation on the large image, if the image loads in the meantime. */
function redirectFlight(flight: readonly Animation[], image: HTMLImageElement): void {
  for (const { effect } of flight) if (effect instanceof KeyframeEffect) effect.target = image
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

/** A thumbnail's aspect ratio at the largest width of an image. The real size is known once the image has loaded. */
function shapeOf(thumbnail: HTMLImageElement | null): ImageDimensions | null {
  if (!thumbnail?.naturalWidth) return null
  return { width: largestWidth, height: (largestWidth * thumbnail.naturalHeight) / thumbnail.naturalWidth }
}

/**
 * The size up to which an image is shown: its own, that of its largest file, that of its attributes, or that on the
 * page, whichever is the largest. Browsers make up a size for an SVG that has none.
 */
function ownSize(slide: LightboxSlide, { width, height }: ImageDimensions): ImageDimensions {
  const { image } = slide
  if (!image) return { width, height }
  const versionWidths = versionsOf(slide).map((version) => version.width)
  const attributeWidth = Number(image.getAttribute('width')) || 0 // not a percentage
  const choose = getComputedStyle(image).objectFit === 'cover' ? Math.max : Math.min
  const drawnWidth = choose(image.offsetWidth, (image.offsetHeight * width) / height)
  const scale = Math.max(width, attributeWidth, drawnWidth, ...versionWidths) / width
  return { width: width * scale, height: height * scale }
}
