import { imagesOf } from './findImages'
import { followImage, isWaiting } from './followImage'
import { giveRoom } from './imageRoom'

/** Loads the images of a block that wait for a script which failed to load. Returns what undoes it. */
export function showWaitingImages(block: Element): () => void {
  const waiting = imagesOf(block).filter(isWaiting).map(followImage)
  giveRoom(waiting)
  return () => {
    for (const { changes } of waiting) changes.undo()
  }
}
