import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { BlockError } from '../../src/errors/BlockError'
import { waveIntensity } from '../../src/model/page/waveIntensity'
import { isRecord, tryParseJson } from '../../src/model/text/json'
import { adoptSpokenText, createSpokenText, spokenClass } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import { addLink, readLink } from './addLink'
import css from './marquee.css?inline'
import { messages } from './messages'
import { moveText } from './moveText'
import type { MarqueeItem, MarqueeProps } from './props'

/**
 * Reads the texts that the server rendered for measuring, or those in the JSON. Invalid JSON is replaced by the
 * defaults, because otherwise visitors would see nothing at all. Returns `null` without text.
 */
export function parse(element: HTMLElement): MarqueeProps | null {
  const json = element.querySelector('script.Marquee-props')?.textContent ?? ''
  const parsed = tryParseJson(json)
  const data = isRecord(parsed) ? parsed : {}
  const items = servedItems(element)
  if (items.length === 0) items.push(...jsonItems(data.marqueeItems))
  if (items.length === 0) return null
  const svg = element.querySelector<SVGSVGElement>('svg.Marquee-svg')
  if (!svg) throw new BlockError(messages.noDrawing)
  return {
    svg,
    items,
    frequency: positive(data.waveFrequency),
    intensity: waveIntensity(json),
    direction: data.animationDirection === 'right' ? 'right' : 'left',
    speed: positive(data.animationSpeed),
    isPausedOnHover: data.pausedOnHover === true,
    link: readLink(svg, data.linkTo),
  }
}

/** Draws the text and moves it. Screen readers get the server's hidden text, once; the drawing is hidden from them. */
export function attach(element: HTMLElement, props: MarqueeProps): () => void {
  adoptStyles('marquee', css)
  const changes = recordChanges()
  changes.attribute(props.svg, 'aria-hidden', 'true')
  adoptSpokenText()
  // In a copy of a mounted block, this finds our own text, which may be in a link.
  const spoken = element.querySelector(`.v6-visually-hidden, .${spokenClass}`) ?? addSpokenText(props, changes)
  if (props.link) addLink(props.link, spoken, changes)
  changes.onUndo(moveText(element, props))
  return changes.undo
}

function addSpokenText({ svg, items }: MarqueeProps, changes: ElementChanges): Element {
  const spoken = createSpokenText()
  spoken.textContent = items.map(({ text }) => text).join(' ')
  svg.after(spoken)
  changes.onUndo(() => spoken.remove())
  return spoken
}

function servedItems(element: HTMLElement): MarqueeItem[] {
  const served = [...element.querySelectorAll<HTMLElement>('.Marquee-measure .Marquee-item')]
  return served.flatMap((item) => {
    const text = oneLine(item.textContent)
    return text ? [{ text, served: item }] : []
  })
}

function jsonItems(value: unknown): MarqueeItem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const text = isRecord(item) && typeof item.text === 'string' ? oneLine(item.text) : ''
    return text ? [{ text, served: null }] : []
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A number above 0; otherwise 1, the default of frequency and speed (B3 Marquee props). */
function positive(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 1
}
