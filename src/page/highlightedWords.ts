import type { ElementChanges } from '../browser/elementChanges'
import { markOwn } from '../browser/ownElements'
import { mayAnimate } from '../media/reducedMotion'
import { whenVisible } from '../media/visibility'
import type { Highlight } from '../model/text/highlight'
import { highlightPaths } from '../model/text/highlightPaths'
import { element as create } from '../ui/element'
import { type Box, textLines } from './textLines'

/** Where coordinates begin on the screen, and how much larger a pixel is there. */
export interface Origin {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Words with a shape on each of their lines. */
export interface HighlightedWords {
  /** Measures the lines. Returns a function that draws their shapes. */
  readonly measure: (origin: Origin) => () => void
  readonly remove: () => void
}

export interface HighlightedWordsOptions {
  readonly element: HTMLElement
  readonly id: string
  readonly highlight: Highlight
  /** The element that shapes are added to. */
  readonly place: HTMLElement
  readonly changes: ElementChanges
}

const namespace = 'http://www.w3.org/2000/svg'

/** Creates the shapes of words. If they are animated, they appear when the words are on the screen. */
export function createHighlightedWords(options: HighlightedWordsOptions): HighlightedWords {
  const { element, highlight, place, changes } = options
  const nodes: HTMLElement[] = []
  let isWaiting = highlight.animation !== null && mayAnimate()
  const keepLines = (count: number) => {
    for (const node of nodes.splice(count)) node.remove()
    while (nodes.length < count) {
      const node = markOwn(createNode(options))
      if (isWaiting) node.dataset.state = 'waiting'
      place.append(node)
      nodes.push(node)
    }
  }
  const reveal = () => {
    isWaiting = false
    for (const node of nodes) {
      delete node.dataset.state
      animateShape(node, highlight)
    }
  }
  changes.style(element, '--skerry-printed', printed(highlight))
  const stopWaiting = isWaiting ? whenVisible(element, reveal, 0) : () => {}

  return {
    measure(origin) {
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize) || 0
      const lines = textLines(element)
      return () => {
        keepLines(lines.length)
        lines.forEach((line, index) => {
          const node = nodes[index]
          if (node) drawShape(node, highlight, placeBox(line, origin), fontSize)
        })
      }
    },
    remove() {
      stopWaiting()
      keepLines(0)
    },
  }
}

function createNode({ id, highlight }: HighlightedWordsOptions): HTMLElement {
  const { shape, isFront, color, thickness, linecap } = highlight
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('focusable', 'false')
  const attributes = {
    class: 'TextShape-node', // the platform's, for the rules of a site's designer
    'aria-hidden': 'true',
    'data-text-attribute-id': id,
    'data-shape': shape,
    'data-is-front': String(isFront),
  }
  const node = create('div', attributes, svg)
  node.style.setProperty('--stroke', color)
  node.style.setProperty('--stroke-width', thickness.value + thickness.unit)
  node.style.setProperty('--stroke-linecap', linecap)
  node.style.setProperty('--stroke-linejoin', linecap === 'round' ? 'round' : 'bevel')
  return node
}

function placeBox({ left, top, right, bottom }: Box, origin: Origin): Box {
  const { scale } = origin
  return {
    left: (left - origin.left) / scale,
    top: (top - origin.top) / scale,
    right: (right - origin.left) / scale,
    bottom: (bottom - origin.top) / scale,
  }
}

/** Draws a shape on a line: an eighth of the font size wider on both sides, with its line caps. */
function drawShape(node: HTMLElement, highlight: Highlight, box: Box, fontSize: number): void {
  const { shape, thickness } = highlight
  const width = box.right - box.left
  const height = box.bottom - box.top
  const thicknessPx = thickness.value * (thickness.unit === 'em' ? fontSize : 1)
  const beside = (fontSize / 4 - thicknessPx) / 2
  const places = { left: box.left, top: box.top, width, height, 'font-size': fontSize }
  for (const [property, value] of Object.entries(places)) node.style.setProperty(property, `${value}px`)
  const paths = highlightPaths(shape, { width: Math.max(width + 2 * beside, 1), height, fontSize })
  const svg = node.firstElementChild
  paths.forEach((path, index) => {
    const line = svg?.children[index] ?? svg?.appendChild(document.createElementNS(namespace, 'path'))
    line?.setAttribute('d', path)
    line?.setAttribute('transform', `translate(${-beside})`)
    line?.setAttribute('pathLength', '1')
  })
}

/** Draws the lines of a shape one after the other, or fades it in. */
function animateShape(node: HTMLElement, { animation, durationMs, isReversed }: Highlight): void {
  const timing = { duration: durationMs, easing: 'ease-out' }
  const svg = node.firstElementChild
  if (animation !== 'draw') {
    svg?.animate(
      { opacity: [0, 1], ...(animation === 'fadeScale' ? { transform: ['scale(0.5)', 'none'] } : {}) },
      timing,
    )
    return
  }
  const dashes = { strokeDasharray: ['1', '1'], strokeDashoffset: [isReversed ? '-1' : '1', '0'] }
  for (const path of svg?.children ?? []) path.animate(dashes, timing)
}

/** The line that words have on paper. */
function printed({ shape, color }: Highlight): string {
  const isCrossedOut = shape === 'cross' || shape.startsWith('strike')
  return `${isCrossedOut ? 'line-through' : 'underline'} ${color}`
}
