import type { ElementChanges } from '../browser/elementChanges'
import { onResize } from '../browser/resize'
import { createImageLoader } from './imageLoader'
import { whenVisible } from './visibility'

const resizeQuietMs = 100 // B9 Timing: the resize emitter in galleries

/** Loads server-rendered images, each within 200 px of the screen, and again if a wider window needs more. */
export function loadLazily(images: readonly HTMLImageElement[], changes: ElementChanges): void {
  const load = createImageLoader(changes)
  const near = new Set<HTMLImageElement>()
  for (const image of images) {
    const begin = () => {
      near.add(image)
      load(image)
    }
    changes.onUndo(whenVisible(image, begin))
  }
  const loadAgain = () => {
    for (const image of near) load(image)
  }
  changes.onUndo(onResize(loadAgain, resizeQuietMs))
}

/** Loads all images of a row once the row is near the screen. */
export function loadTogether(row: Element, images: readonly HTMLImageElement[], changes: ElementChanges): void {
  const load = createImageLoader(changes)
  const loadAll = () => {
    for (const image of images) load(image)
  }
  changes.onUndo(whenVisible(row, loadAll))
}
