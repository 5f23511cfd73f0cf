import { debounce } from '../browser/debounce'
import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { createImageLoader } from '../media/imageLoader'
import { whenVisible } from '../media/visibility'
import { alignContentFit } from './alignContentFit'
import { fillBoxes, giveRoom } from './imageRoom'
import { watchElements } from './watchElements'

interface FluidImage {
  readonly image: HTMLImageElement
  readonly changes: ElementChanges
  readonly load: () => void
  isNear: boolean
}

const imageBlock = '.sqs-block-image, [data-block-type="image"]'
// Besides image blocks, the boxes that a template fills with one picture: banners, page and section images.
const selector = '.sqs-block-image img, [data-block-type="image"] img, .content-fill > img, .content-fit > img'
const gallery = '.sqs-gallery, .sqs-gallery-container, .slide, [data-slide-url], [class^="gallery-"]:not(html, body)'
const restMs = 150 // B9 Timing: resize helper delay

/**
 * Keeps the images of image blocks as sharp as their boxes need (B4 Page initialisation): each is watched by a resize
 * observer, asked for within 200 px of the screen, and again when its box has grown. Images that wait for a script to
 * load them get their room first. Images in galleries and other blocks are left to these. Returns what undoes all of it.
 */
export function startFluidImages(): () => void {
  const fluid = new Map<Element, FluidImage>()
  const resized = new Set<FluidImage>()
  const loadResized = debounce(() => {
    for (const { isNear, load } of resized) if (isNear) load()
    resized.clear()
  }, restMs)

  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const one = fluid.get(target)
      if (one?.isNear) resized.add(one)
    }
    if (resized.size > 0) loadResized()
  })

  const attach = (image: HTMLImageElement) => {
    detach(image) // one observer each, however often it is attached
    const one = createFluidImage(image)
    fluid.set(image, one)
    observer.observe(image)
    const begin = () => {
      one.isNear = true
      one.load()
    }
    one.changes.onUndo(whenVisible(image, begin))
    return one
  }

  const detach = (image: Element) => {
    const one = fluid.get(image)
    if (!one) return
    observer.unobserve(image)
    fluid.delete(image)
    resized.delete(one)
    one.changes.undo()
  }

  const stopWatching = watchElements(selector, {
    onAdded: (elements) => {
      const added = elements.filter(isImage).filter(isOwn).map(attach)
      const waiting = added.filter(({ image }) => isWaiting(image))
      giveRoom(waiting.filter(({ image }) => isInImageBlock(image)))
      for (const { image } of fillBoxes(waiting.filter(({ image }) => !isInImageBlock(image)))) detach(image)
      alignContentFit(added.filter(({ image }) => isInImageBlock(image)))
    },
    onRemoved: (elements) => elements.forEach(detach),
  })

  return () => {
    observer.disconnect()
    loadResized.cancel()
    stopWatching()
  }
}

function createFluidImage(image: HTMLImageElement): FluidImage {
  const changes = recordChanges()
  const loader = createImageLoader(changes)
  const load = () => {
    // What the server has the browser load already must not be asked for a second time.
    const isComing = image.hasAttribute('src') && !image.complete
    if (!isComing && hasSource(image)) loader(image)
  }
  return { image, changes, load, isNear: false }
}

function isImage(element: HTMLElement): element is HTMLImageElement {
  return element.localName === 'img'
}

/** Whether no other block and no gallery looks after an image. */
function isOwn(image: HTMLImageElement): boolean {
  return isInImageBlock(image) || !image.closest(`.sqs-block, [data-block-type], ${gallery}`)
}

function isInImageBlock(image: HTMLImageElement): boolean {
  return image.closest('.sqs-block, [data-block-type]')?.matches(imageBlock) ?? false
}

function hasSource({ dataset }: HTMLImageElement): boolean {
  return Boolean(dataset.src || dataset.image)
}

function isWaiting(image: HTMLImageElement): boolean {
  return hasSource(image) && !image.hasAttribute('src') && !image.hasAttribute('srcset')
}
