import { animate, type Motion } from './motion'
import { type Panel, transformOf } from './panel'
import { windowBox } from './windowBox'
import { closeScale, largestScale, type Point, type View, withinBounds, zoomAt } from './zoom'

const zoomMs = 300
const wheelStep = 0.01
const keyStep = 1.5

/** Zooms the current image. Points have the coordinates of events. */
export interface ZoomController {
  readonly isZoomed: () => boolean
  /** Whether the slide is an image that has loaded. */
  readonly canZoom: () => boolean
  /** Zooms in to the image's own pixels, or out to all of it. Without a point, at the middle of the window. */
  readonly toggle: (point?: Point) => void
  /** Zooms in or out by one step of the keyboard. */
  readonly step: (isCloser: boolean) => void
  /** Zooms with Ctrl, which is how browsers report the pinch of a trackpad; otherwise pans. */
  readonly onWheel: (event: WheelEvent) => void
  readonly pan: (dx: number, dy: number) => void
  readonly pinch: (from: Point, to: Point, factor: number) => void
  /** Call it when a gesture is over: it loads the image in the width that the new scale needs. */
  readonly rest: () => void
}

/** `current` returns the slide's panel; `onZoom` is called with whether the image is zoomed in. */
export function createZoomController(
  current: () => Panel,
  motion: Motion,
  onZoom: (isZoomed: boolean) => void,
): ZoomController {
  const isZoomed = () => current().view().scale > 1
  const canZoom = () => !current().slide.video && current().image() !== null
  const bound = (view: View) => {
    const { frame, size } = current()
    return withinBounds(view, frame(), windowBox(), largestScale(frame(), size()))
  }
  const look = (view: View) => {
    current().look(bound(view))
    onZoom(isZoomed())
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
    const view = zoomAt(current().view(), inLightbox(from), current().view().scale * factor)
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
      zoom(point ? inLightbox(point) : middle(), isZoomed() ? 1 : closeScale(frame(), size()))
    },
    step(isCloser) {
      const { scale } = current().view()
      zoom(middle(), isCloser ? scale * keyStep : scale / keyStep)
    },
    onWheel({ ctrlKey, clientX, clientY, deltaX, deltaY }) {
      const point = { x: clientX, y: clientY }
      if (ctrlKey) pinch(point, point, Math.exp(-deltaY * wheelStep))
      else if (isZoomed()) pan(-deltaX, -deltaY)
      rest()
    },
  }
}

function middle(): Point {
  const { width, height } = windowBox()
  return { x: width / 2, y: height / 2 }
}

function inLightbox({ x, y }: Point): Point {
  const box = windowBox()
  return { x: x - box.x, y: y - box.y }
}
