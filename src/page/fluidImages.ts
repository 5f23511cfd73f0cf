import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { watchSize } from '../browser/watchSize'
import { followImage, isWaiting } from '../media/followImage'
import { parseDimensions } from '../media/imageDimensions'
import { settled } from '../media/imageLoader'
import { imageQueue } from '../media/imageQueue'
import { type ChangedImage, fillBoxes, giveRoom, giveRoomUnseen, hasBox } from '../media/imageRoom'
import { lazySource, pickWidth, sourceAt } from '../media/imageSource'
import { fluidImage } from '../model/image/fluidImage'
import type { WatchPage } from '../runtime/watchPage'
import { watchElements } from './watchElements'

// Boxes that a template fills with one image (banners, page and section images), and images that a template would load.
const selector = `${fluidImage}, img[data-load="false"]`
const block = '.sqs-block, [data-block-type]'
const gallery = '.sqs-gallery, .sqs-gallery-container, .slide, [data-slide-url], [class^="gallery-"]:not(html, body)'

/**
 * Loads the images outside of every block and gallery (B4 Page initialisation), each as sharp as its box needs:
 * banners, and images that need a template's script (`data-src` and `data-load="false"`). Their space is reserved first
 * or, if that would move visible content, when they have loaded. An image of unknown size is left alone. Returns a
 * function that undoes all of it.
 */
export function startFluidImages(watch: WatchPage): () => void {
  const fluid = new Map<Element, ElementChanges>()

  const attach = (image: HTMLImageElement) => {
    detach(image) // so that an image that is attached again has only one observer
    const one = followImage(image)
    fluid.set(image, one.changes)
    return one
  }

  const detach = (image: Element) => {
    fluid.get(image)?.undo()
    fluid.delete(image)
  }

  const place = (waiting: readonly ChangedImage[]) => {
    const boxed = waiting.filter(({ image }) => isBoxed(image))
    const free = waiting.filter(({ image }) => !isBoxed(image))
    const hasDimensions = ({ image }: ChangedImage) => parseDimensions(image.dataset.imageDimensions) !== null
    for (const one of free) if (!hasDimensions(one)) detach(one.image)
    fillBoxes(boxed).forEach(placeWhenBoxed)
    giveRoomUnseen(free.filter(hasDimensions)).forEach(placeWhenLoaded)
  }

  // A script may show its box later, or give it a height.
  const placeWhenBoxed = ({ image }: ChangedImage) => {
    detach(image)
    const changes = recordChanges()
    fluid.set(image, changes)
    const stop = watchSize(image.parentElement!, () => {
      if (!hasBox(image)) return
      const one = attach(image)
      if (isWaiting(image)) fillBoxes([one])
    })
    changes.onUndo(stop)
  }

  // Reserving its space would move visible content. That happens only once, and only if the image loads.
  const placeWhenLoaded = ({ image }: ChangedImage) => {
    detach(image)
    const ahead = new Image()
    const changes = recordChanges()
    changes.onUndo(() => ahead.removeAttribute('src'))
    ahead.onload = () => giveRoom([attach(image)])
    const load = async () => {
      ahead.src = sourceAt(lazySource(image), pickWidth(image.parentElement?.clientWidth ?? 0))
      await settled(ahead, changes.signal)
    }
    changes.onUndo(imageQueue().add(load, true))
    fluid.set(image, changes)
  }

  return watchElements(
    selector,
    {
      onAdded: (elements) => {
        const added = elements.filter(isImage).filter(isOwn).map(attach)
        place(added.filter(({ image }) => isWaiting(image)))
      },
      onRemoved: (elements) => elements.forEach(detach),
    },
    watch,
  )
}

function isImage(element: HTMLElement): element is HTMLImageElement {
  return element.localName === 'img'
}

function isOwn(image: HTMLImageElement): boolean {
  return !image.closest(`noscript, ${block}, ${gallery}`)
}

function isBoxed({ parentElement: parent }: HTMLImageElement): boolean {
  return parent?.matches('.content-fill, .content-fit') ?? false
}
