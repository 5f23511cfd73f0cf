import type { ElementChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { parseDimensions } from '../../src/media/imageDimensions'
import { isBelowScreen } from '../../src/media/visibility'
import { shapeAspect } from '../../src/model/image/shapeMasks'

/** An element that has the shape of its mask or of its image. */
export interface ImageFrame {
  readonly element: HTMLElement
  /** Its height in percent of its width. */
  readonly aspect: number
  /** Whether it stands alone in a cell of the owner's grid, whose height it must not exceed. */
  readonly isInCell: boolean
  readonly isMasked: boolean
}

/**
 * Finds what is to have a shape in an image block (B3 Other block data): the element with the mask, in the mask's shape;
 * or, in the newer generation of blocks, the image's container, in the image's own. `null` where nothing has one, and for
 * an image that is stretched over the whole block.
 */
export function readFrame(block: HTMLElement, image: HTMLImageElement): ImageFrame | null {
  const told = block.querySelector<HTMLElement>('[data-is-image-stretched]')?.dataset.isImageStretched
  if ((told ?? image.dataset.stretch) === 'true') return null
  const masked = block.querySelector<HTMLElement>('[data-shape-mask]')
  const container = image.closest<HTMLElement>('.fluid-image-container')
  const element = masked ?? container
  const size = parseDimensions(image.dataset.imageDimensions)
  const aspect = shapeAspect(masked?.dataset.shapeMask ?? '') ?? (size && (size.height / size.width) * 100)
  return element && aspect ? { element, aspect, isInCell: element === container, isMasked: masked !== null } : null
}

/**
 * Gives a frame its shape: as wide as its parent, in a cell of a grid no higher than that; again whenever the parent's size
 * changes. In a cell that is as high as what is in it an image stays as the server placed it, unless it has a mask and
 * the page does not visibly move.
 */
export function fitFrame({ element, aspect, isInCell, isMasked }: ImageFrame, changes: ElementChanges): void {
  const parent = element.parentElement
  const shape = (width: string) => {
    changes.style(element, 'aspect-ratio', `100 / ${aspect}`)
    changes.style(element, 'height', 'auto')
    changes.style(element, 'width', width)
  }
  if (!parent || !isInCell) {
    shape('100%')
    return
  }
  const served = ['aspect-ratio', 'height', 'width'].map(
    (name) => [name, element.style.getPropertyValue(name)] as const,
  )
  const fitCell = () => {
    const heightPx = parent.offsetHeight
    changes.style(element, 'height', '0') // so that only the cell is measured
    const { clientWidth, clientHeight } = parent
    if (clientHeight > 1) {
      shape(`${Math.min(clientWidth, (clientHeight / aspect) * 100)}px`)
      return
    }
    shape('100%')
    const grownPx = parent.offsetHeight - heightPx
    const isSeen = grownPx < 0 || (grownPx > 0 && !isBelowScreen(element)) // what shrinks brings in what is below it
    if (!isMasked || isSeen) for (const [name, value] of served) changes.style(element, name, value)
  }
  fitCell()
  changes.onUndo(watchSize(parent, fitCell))
}
