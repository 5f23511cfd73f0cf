import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { followImage, isWaiting } from '../media/followImage'
import { parseDimensions } from '../media/imageDimensions'
import { type ChangedImage, fillBoxes, giveRoom, giveRoomUnseen } from '../media/imageRoom'
import { lazySource, pickWidth, sourceAt } from '../media/imageSource'
import type { WatchPage } from '../runtime/watchPage'
import { watchElements } from './watchElements'

// The boxes that a template fills with one picture (banners, page and section images), and what a template would load.
const selector = '.content-fill > img, .content-fit > img, img[data-load="false"]'
const block = '.sqs-block, [data-block-type]'
const gallery = '.sqs-gallery, .sqs-gallery-container, .slide, [data-slide-url], [class^="gallery-"]:not(html, body)'

/**
 * Brings in the images that stand outside of every block and gallery (B4 Page initialisation), each as sharp as its box
 * needs: banners, and images that wait for a template's script (`data-src` and `data-load="false"`). They get their room
 * first or, where that would move what is on the screen, when they have loaded. An image of unknown size is left
 * alone. Returns what undoes all of it.
 */
export function startFluidImages(watch: WatchPage): () => void {
  const fluid = new Map<Element, ElementChanges>()

  const attach = (image: HTMLImageElement) => {
    detach(image) // one observer each, however often it is attached
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
    const isTold = ({ image }: ChangedImage) => parseDimensions(image.dataset.imageDimensions) !== null
    const unplaced = [...fillBoxes(boxed), ...free.filter((one) => !isTold(one))]
    for (const { image } of unplaced) detach(image)
    giveRoomUnseen(free.filter(isTold)).forEach(placeWhenLoaded)
  }

  // Its room would move what is on the screen: only once, and only for an image that does come.
  const placeWhenLoaded = ({ image }: ChangedImage) => {
    detach(image)
    const ahead = new Image()
    const changes = recordChanges()
    changes.onUndo(() => ahead.removeAttribute('src'))
    ahead.onload = () => giveRoom([attach(image)])
    ahead.src = sourceAt(lazySource(image), pickWidth(image.parentElement?.clientWidth ?? 0))
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
