import { debounce } from '../../src/browser/debounce'
import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { mayAnimate, onReducedMotion } from '../../src/media/reducedMotion'
import { watchVisibility } from '../../src/media/visibility'
import { element as create } from '../../src/ui/element'
import { type Drawing, drawText } from './drawText'
import { messages } from './messages'
import type { MarqueeProps } from './props'

const redrawQuietMs = 1000 // B9 Marquee: redraw debounce

/** The distance per second at speed 1 (docs/decisions.md#61). */
const pixelsPerSecond = 100

/**
 * Draws the text and moves it while it is on screen and motion is allowed (B4). A button pauses it, and hovering too if
 * the marquee is configured that way. If motion is not allowed, a text that is too long for one line wraps. Returns a
 * function that removes everything.
 */
export function moveText(element: HTMLElement, props: MarqueeProps): () => void {
  const changes = recordChanges()
  const { svg, isPausedOnHover } = props
  let [isVisible, isHovered, isStopped] = [false, false, false]
  let [drawing, motion, drawnWidth]: [Drawing | null, Motion | null, number] = [null, null, 0]
  const button = create('button', { type: 'button', class: 'skerry-marquee-pause' })
  element.prepend(changes.own(button))
  const showInLines = addLines(props, changes)

  const update = () => {
    button.hidden = !mayAnimate()
    button.dataset.state = isStopped ? 'stopped' : 'playing'
    button.setAttribute('aria-label', isStopped ? messages.play : messages.pause)
    showInLines(!mayAnimate() && drawing !== null && drawing.period > drawnWidth)
    if (!mayAnimate()) {
      motion?.remove()
      motion = null
    } else if (drawing) motion ??= startMotion(drawing, props)
    motion?.run(isVisible && !isStopped && !(isHovered && isPausedOnHover))
  }
  const draw = () => {
    const next = drawText(props)
    if (!next) return
    motion?.remove()
    drawing?.remove()
    drawnWidth = svg.clientWidth
    drawing = next
    motion = null
    update()
  }
  const redraw = debounce(draw, redrawQuietMs)
  const resize = () => {
    if (!drawing) draw()
    else if (svg.clientWidth !== drawnWidth) redraw()
  }
  const hover = (isOver: boolean) => () => {
    isHovered = isOver
    update()
  }
  changes.listen(button, 'click', () => {
    isStopped = !isStopped
    update()
  })
  changes.listen(element, 'pointerenter', hover(true))
  changes.listen(element, 'pointerleave', hover(false))
  if (document.fonts) changes.listen(document.fonts, 'loadingdone', redraw)
  changes.onUndo(onReducedMotion(update))
  changes.onUndo(watchSize(svg, resize))
  const watch = (visibility: { readonly isVisible: boolean }) => {
    isVisible = visibility.isVisible
    update()
  }
  changes.onUndo(watchVisibility(element, watch, { thresholds: [0] }))
  update()
  return () => {
    changes.undo()
    redraw.cancel()
    motion?.remove()
    drawing?.remove()
  }
}

/**
 * Adds the text in lines. Returns a function that shows either the lines or the drawing. Screen readers already have
 * the text.
 */
function addLines({ svg, items }: MarqueeProps, changes: ElementChanges): (isShown: boolean) => void {
  const lines = create('span', { class: 'skerry-marquee-still', 'aria-hidden': 'true' })
  lines.textContent = items.map(({ text }) => text).join(' ')
  svg.after(changes.own(lines))
  return (isShown) => {
    lines.hidden = !isShown
    changes.classed(svg, 'skerry-marquee-unseen', isShown)
  }
}

interface Motion {
  readonly run: (isOn: boolean) => void
  readonly remove: () => void
}

/** A straight line moves as a whole, which is cheap; on a wave, each character follows the path. */
function startMotion({ period, onWave }: Drawing, { svg, direction, speed }: MarqueeProps): Motion {
  const steps = direction === 'left' ? [0, -period] : [-period, 0]
  const duration = (period / (pixelsPerSecond * speed)) * 1000
  if (!onWave) {
    const transform = steps.map((step) => `translateX(${step}px)`)
    const animation = svg.animate({ transform }, { duration, iterations: Number.POSITIVE_INFINITY })
    return { run: (isOn) => (isOn ? animation.play() : animation.pause()), remove: () => animation.cancel() }
  }
  const animate = document.createElementNS('http://www.w3.org/2000/svg', 'animate')
  const attributes = {
    attributeName: 'startOffset',
    values: steps.join(';'),
    dur: `${duration}ms`,
    repeatCount: 'indefinite',
  }
  for (const [name, value] of Object.entries(attributes)) animate.setAttribute(name, value)
  onWave.append(animate)
  return {
    run: (isOn) => (isOn ? svg.unpauseAnimations() : svg.pauseAnimations()),
    remove: () => animate.remove(),
  }
}
