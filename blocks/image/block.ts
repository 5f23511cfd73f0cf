import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { alignContentFit } from '../../src/media/alignContentFit'
import { findImages } from '../../src/media/findImages'
import { parseFocalPoint, toObjectPosition } from '../../src/media/focalPoint'
import { followImage, isWaiting } from '../../src/media/followImage'
import { watchArrival } from '../../src/media/imageArrival'
import { type ChangedImage, giveRoom } from '../../src/media/imageRoom'
import { imageWrapper, narrowImage, readyImageText } from '../../src/model/image/narrowImage'
import { adoptStyles } from '../../src/ui/styles'
import { followDynamicText } from './dynamicText'
import css from './image.css?inline'
import { fitFrame, readFrame } from './imageFrame'
import type { ImageProps } from './props'

const [narrowPx, narrowClass] = narrowImage

/** Finds the images of a block and the frame that they lie in. A block without an image is skipped, and the console says so. */
export function parse(element: HTMLElement): ImageProps | null {
  try {
    const images = findImages(element)
    return {
      images,
      wrapper: element.querySelector<HTMLElement>(imageWrapper) ?? element,
      frame: readFrame(element, images[0] as HTMLImageElement),
    }
  } catch (error) {
    console.warn((error as Error).message, element)
    return null
  }
}

/**
 * Brings the images of a block to the screen, each in its shape and around its focal point, as wide as it needs to be
 * (B4 Images and video), gives its words their size, and says by class that they are ready and whether the block is narrow.
 * The server's elements stay.
 */
export function attach(element: HTMLElement, { images, wrapper, frame }: ImageProps): () => void {
  adoptStyles('image', css)
  const changes = recordChanges()
  const fluid = images.map(followImage)
  if (frame) fitFrame(frame, changes)
  giveRoom(fluid.filter(({ image }) => isWaiting(image)))
  alignContentFit(fluid)
  for (const one of fluid) adopt(one)
  const measure = () => {
    const { offsetWidth: widthPx } = wrapper // as at the scan: of whole pixels, and as laid out, whatever an animation does
    if (widthPx > 0) changes.classed(wrapper, narrowClass, widthPx < narrowPx)
  }
  measure()
  changes.onUndo(watchSize(wrapper, measure))
  followDynamicText(element, wrapper, changes)
  for (const part of [wrapper, element]) changes.classed(part, readyImageText, true)

  return () => {
    for (const one of fluid) one.changes.undo()
    changes.undo()
  }
}

/** What the server has the browser load already keeps its place; its focal point and its arrival are made known. */
function adopt({ image, changes }: ChangedImage): void {
  const { imageFocalPoint } = image.dataset
  if (imageFocalPoint && !image.style.objectPosition) {
    changes.style(image, 'object-position', toObjectPosition(parseFocalPoint(imageFocalPoint)))
  }
  if (image.hasAttribute('src')) watchArrival(image, changes)
}
