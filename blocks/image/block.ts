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

/** Finds a block's images and their frame. Returns `null` and logs a warning if there is no image. */
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
 * Loads the images of a block, each in its shape, around its focal point and as wide as needed (B4 Images and video).
 * Sizes the block's text, and sets classes when the text is ready and while the block is narrow. Keeps the server's
 * elements.
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
    const { offsetWidth: widthPx } = wrapper // in whole pixels, as in the scan, and not changed by animations
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

/** Applies the focal point, unless the server has. If the image has a `src`, also marks it when it loads or fails. */
function adopt({ image, changes }: ChangedImage): void {
  const { imageFocalPoint } = image.dataset
  if (imageFocalPoint && !image.style.objectPosition) {
    changes.style(image, 'object-position', toObjectPosition(parseFocalPoint(imageFocalPoint)))
  }
  if (image.hasAttribute('src')) watchArrival(image, changes)
}
