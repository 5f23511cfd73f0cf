import { animate, type Motion } from './motion'
import { type Panel, transformOf, windowSize } from './panel'
import { closeScale, largestScale, type Point, type View, withinBounds, zoomAt } from './zoom'

const zoomMs = 300
const wheelStep = 0.01
const keyStep = 1.5

/** Looking closer at the image that is seen. */
export interface CloseUp {
  readonly isZoomed: () => boolean
  /** Whether there is an image to look at. */
  readonly canZoom: () => boolean
  /** To the image's own pixels, or back to the whole. */
  readonly toggle: (point: Point) => void
  /** One step of the keyboard. */
  readonly step: (isCloser: boolean) => void
  /** One turn of a wheel: closer with Ctrl, as a trackpad's pinch comes; else over what does not fit. */
  readonly onWheel: (event: WheelEvent) => void
  readonly pan: (dx: number, dy: number) => void
  readonly pinch: (from: Point, to: Point, factor: number) => void
  /** A gesture is over: the image that the new scale needs is fetched. */
  readonly rest: () => void
}

/** `onScale` is told whether the image is seen larger than whole. */
export function createCloseUp(current: () => Panel, motion: Motion, onScale: (isZoomed: boolean) => void): CloseUp {
  const isZoomed = () => current().view().scale > 1
  const canZoom = () => !current().slide.video && current().image() !== null
  const bound = (view: View) => {
    const { frame, size } = current()
    return withinBounds(view, frame(), windowSize(), largestScale(frame(), size()))
  }
  const look = (view: View) => {
    current().look(bound(view))
    onScale(isZoomed())
  }
  const rest = () => {
    look(current().view())
    void current().load(true)
  }
  const zoom = (point: Point, scale: number) => {
    if (!canZoom()) return
    motion.finish()
    const shown = () => ({ transform: transformOf(current().view()) })
    const before = shown()
    look(zoomAt(current().view(), point, scale))
    motion.run(animate(current().image(), [before, shown()], zoomMs))
    rest()
  }
  const pan = (dx: number, dy: number) => {
    const { scale, x, y } = current().view()
    look({ scale, x: x + dx, y: y + dy })
  }
  const pinch = (from: Point, to: Point, factor: number) => {
    if (!canZoom()) return
    const view = zoomAt(current().view(), from, current().view().scale * factor)
    look({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y })
  }
  return {
    isZoomed,
    canZoom,
    pan,
    pinch,
    rest,
    toggle(point) {
      const { frame, size } = current()
      zoom(point, isZoomed() ? 1 : closeScale(frame(), size()))
    },
    step(isCloser) {
      const { width, height } = windowSize()
      const { scale } = current().view()
      zoom({ x: width / 2, y: height / 2 }, isCloser ? scale * keyStep : scale / keyStep)
    },
    onWheel({ ctrlKey, clientX, clientY, deltaX, deltaY }) {
      const point = { x: clientX, y: clientY }
      if (ctrlKey) pinch(point, point, Math.exp(-deltaY * wheelStep))
      else if (isZoomed()) pan(-deltaX, -deltaY)
      rest()
    },
  }
}
