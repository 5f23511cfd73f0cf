import type { ElementChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { parseDimensions } from '../../src/media/imageDimensions'
import { isBelowScreen } from '../../src/media/visibility'
import { shapeAspect } from '../../src/model/image/shapeMasks'

/** An element with the shape of its mask or its image. */
export interface ImageFrame {
  readonly element: HTMLElement
  /** The height as a percentage of the width. */
  readonly aspect: number
  /** Whether it is in a cell of the owner's grid, whose height it must not exceed. */
  readonly isInCell: boolean
  readonly isMasked: boolean
}

/**
 * Finds the element of an image block that needs a shape (B3 Other block data): the element with a mask, in the mask's
 * shape, or in newer blocks the image's container, in the image's shape. Returns `null` if there is none, or if the
 * image is stretched over the whole block.
 */
export function readFrame(block: HTMLElement, image: HTMLImageElement): ImageFrame | null {
  const ofBlock = block.querySelector<HTMLElement>('[data-is-image-stretched]')?.dataset.isImageStretched
  if ((ofBlock ?? image.dataset.stretch) === 'true') return null
  const masked = block.querySelector<HTMLElement>('[data-shape-mask]')
  const container = image.closest<HTMLElement>('.fluid-image-container')
  const element = masked ?? container
  const size = parseDimensions(image.dataset.imageDimensions)
  const aspect = shapeAspect(masked?.dataset.shapeMask ?? '') ?? (size && (size.height / size.width) * 100)
  return element && aspect ? { element, aspect, isInCell: element === container, isMasked: masked !== null } : null
}

/**
 * Sets the shape of a frame: as wide as its parent, but no higher than its grid cell. Repeats this whenever the cell is
 * resized. In a cell without a height of its own, an image stays as the server placed it, unless it has a mask and the
 * change does not visibly shift the page.
 */
export function fitFrame({ element, aspect, isInCell, isMasked }: ImageFrame, changes: ElementChanges): void {
  const parent = element.parentElement
  const set = (width: string, height: string, ratio: string | null) => {
    changes.style(element, 'aspect-ratio', ratio)
    changes.style(element, 'height', height)
    changes.style(element, 'width', width)
  }
  const shape = (width: string) => set(width, 'auto', `100 / ${aspect}`)
  if (!parent || !isInCell) {
    shape('100%')
    return
  }
  const served = ['aspect-ratio', 'height', 'width'].map(
    (name) => [name, element.style.getPropertyValue(name)] as const,
  )
  const fitCell = () => {
    const heightPx = parent.offsetHeight
    changes.style(element, 'height', '0') // to measure the cell without its content
    const { clientWidth, clientHeight } = parent
    if (clientHeight > 1) {
      const fullPx = (clientHeight / aspect) * 100
      // Without a height of its own, because otherwise the rows of the owner's grid would grow with it.
      if (fullPx < clientWidth) set(`${fullPx}px`, '100%', null)
      else shape(`${clientWidth}px`)
      return
    }
    shape('100%')
    const grownPx = parent.offsetHeight - heightPx
    const isSeen = grownPx < 0 || (grownPx > 0 && !isBelowScreen(element)) // a smaller frame reveals what is below it
    if (!isMasked || isSeen) for (const [name, value] of served) changes.style(element, name, value)
  }
  fitCell()
  changes.onUndo(watchSize(parent, fitCell))
}
