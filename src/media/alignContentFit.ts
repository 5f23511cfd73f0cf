import { modeOf } from './imageBox'
import type { ChangedImage } from './imageRoom'
import { messages } from './messages'

const centre = '50% 50%'
const words = new Map<string, readonly ['x' | 'y', string]>([
  ['left', ['x', '0%']],
  ['right', ['x', '100%']],
  ['top', ['y', '0%']],
  ['bottom', ['y', '100%']],
])

/**
 * Aligns each content-fit image in its box as its block specifies. Without an alignment, the image is centred and a
 * warning is logged in the console (B5 Validation rules).
 */
export function alignContentFit(images: readonly ChangedImage[]): void {
  for (const { image, changes } of images) {
    if (!image.closest('.content-fit') && modeOf(image) !== 'fit') continue
    const alignment = alignmentOf(image)
    if (!alignment) console.warn(messages.missingAlignment, image)
    changes.style(image, 'object-position', alignment ? toPosition(alignment) : centre)
  }
}

/**
 * The alignment of an image. The platform writes it as a class around the image, `image-position-left`, or as
 * `data-alignment`.
 */
function alignmentOf(image: HTMLImageElement): string {
  const marked = image.closest<HTMLElement>('[class*="image-position-"], [data-alignment]')
  const [, byClass] = /(?:^|\s)image-position-([a-z-]+)/.exec(marked?.className ?? '') ?? []
  return byClass ?? marked?.dataset.alignment ?? ''
}

function toPosition(alignment: string): string {
  const position = { x: '50%', y: '50%' }
  for (const word of alignment.toLowerCase().split(/[\s-]+/)) {
    const [axis, place] = words.get(word) ?? []
    if (axis && place) position[axis] = place
  }
  return `${position.x} ${position.y}`
}
