import { markOwn } from '../../src/browser/ownElements'
import { newId } from '../../src/ui/newId'
import type { MarqueeProps } from './props'
import { wavePath } from './wavePath'

const namespace = 'http://www.w3.org/2000/svg'

/** The minimum width of a group: a single letter would otherwise be drawn hundreds of times. */
const leastGroupPx = 50

/** Maximum number of characters on a wave: the browser repositions each one in every frame. */
const maxWaveCharacters = 2000

/** The drawn text. */
export interface Drawing {
  /** The width after which it repeats. */
  readonly period: number
  /** The parts that move along a wave; `null` if the text is a straight line, which moves as a whole. */
  readonly onWave: SVGTextPathElement | null
  readonly remove: () => void
}

/** Draws the text as often as needed to fill the box. Returns `null` while the box has no size. */
export function drawText({ svg, items, frequency, intensity }: MarqueeProps): Drawing | null {
  const { clientWidth: width, clientHeight: height } = svg
  if (!width || !height) return null
  const text = markOwn(create('text'))
  text.classList.add('skerry-marquee-text')
  svg.append(text)
  const gaps = items.map(({ served }) => gapAfter(served, svg))
  const spans = addGroup(text, items, gaps, 0)
  const lengths = spans.map((span) => span.getComputedTextLength())
  const contents = lengths.reduce((sum, length, index) => sum + length + (gaps[index] ?? 0), 0)
  const period = Math.max(contents, leastGroupPx)
  const lead = period - contents + (gaps.at(-1) ?? 0)
  const characterCount = items.reduce((sum, { text: { length } }) => sum + length, 0)
  const route = markOwn(create('path'))
  route.setAttribute('d', wavePath(width, height / 2, frequency, intensity))
  const groups = Math.ceil((intensity ? route.getTotalLength() : width) / period) + 1
  const isWave = intensity > 0 && groups * characterCount <= maxWaveCharacters
  const line = isWave ? create('textPath') : text
  if (isWave) {
    route.id = newId('marquee')
    route.setAttribute('fill', 'none')
    svg.append(route)
    line.setAttribute('href', `#${route.id}`)
    line.append(...spans)
    text.append(line)
  } else text.setAttribute('y', String(height / 2))
  for (let group = 1; group < groups; group++) addGroup(line, items, gaps, lead)
  const remove = () => {
    text.remove()
    route.remove()
  }
  return { period, onWave: isWave ? (line as SVGTextPathElement) : null, remove }
}

/** Adds all texts once. `lead` is the space before the first. */
function addGroup(
  line: Element,
  items: MarqueeProps['items'],
  gaps: readonly number[],
  lead: number,
): SVGTSpanElement[] {
  return items.map(({ text }, index) => {
    const span = create('tspan')
    span.textContent = text
    span.setAttribute('dx', String(index === 0 ? lead : gaps[index - 1]))
    line.append(span)
    return span
  })
}

/** The space after a text: the server's margin, or the platform's half an em. */
function gapAfter(served: HTMLElement | null, svg: SVGSVGElement): number {
  if (served) return Number.parseFloat(getComputedStyle(served).marginInlineEnd) || 0
  return Number.parseFloat(getComputedStyle(svg).fontSize) / 2
}

function create<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS(namespace, name)
}
