import type { GalleryData } from '../read/galleryData'
import type { MovingDesign, RunningDesign } from './design'
import type { rows } from './rows'
import { stacked } from './stacked'

/**
 * A design of `rows.ts`, which loads when a gallery uses it. Until then the server's slides stay in the space reserved
 * for them. Steps already change the index, and the design starts at the slide that is then current. If it fails to
 * load, the gallery becomes a slideshow. `perRow` returns how many slides are side by side at a window width.
 */
export function lazyRowDesign(
  name: keyof typeof rows,
  canLoop: boolean,
  perRow: (data: GalleryData, widthPx: number) => number = () => 1,
): MovingDesign {
  return {
    kind: 'moving',
    describes: true,
    canLoop,
    start(context) {
      const { slides, data, changes, controller, describe } = context
      let running: RunningDesign | undefined
      let group = () => controller.setGroupSize(perRow(data, innerWidth))
      group()
      import('./rows')
        .then(({ rows }) => {
          if (!changes.signal.aborted) running = rows[name](context)
        })
        .catch((error) => {
          reportError(error)
          group = () => controller.setGroupSize(1)
          group()
          for (const place of slides.keys()) describe(place)
          running = stacked.start({ ...context, index: controller.store.getState().index })
        })
      return {
        move: async (change) => running?.move(change),
        refresh() {
          group()
          running?.refresh()
        },
      }
    },
  }
}
