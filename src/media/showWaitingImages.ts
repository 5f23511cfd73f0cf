import { imagesOf } from './findImages'
import { followImage, isWaiting } from './followImage'
import { giveRoom } from './imageRoom'
import { lazySource } from './imageSource'

/**
 * Loads the images of a block whose own script failed to load. Each source is loaded once, because thumbnails repeat
 * the slides. Returns a function that undoes it.
 */
export function showWaitingImages(block: Element): () => void {
  const bySource = new Map(
    imagesOf(block)
      .filter(isWaiting)
      .reverse()
      .map((image) => [lazySource(image), image]),
  )
  const waiting = [...bySource.values()].map(followImage)
  giveRoom(waiting)
  return () => {
    for (const { changes } of waiting) changes.undo()
  }
}
