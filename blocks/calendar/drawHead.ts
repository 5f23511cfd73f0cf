import { arrows } from '../../src/ui/arrows'
import { element } from '../../src/ui/element'
import { messages } from './messages'

interface HeadOptions {
  readonly block: HTMLElement
  readonly onToday: () => void
  readonly onStep: (months: 1 | -1) => void
}

/** Draws the name of the month and the buttons to change it. */
export function drawHead({ block, onToday, onStep }: HeadOptions): {
  readonly root: HTMLElement
  readonly name: HTMLElement
} {
  const { previous, next } = arrows(block)
  const name = element('p', { class: 'skerry-calendar-month' })
  const step = (label: string, image: SVGSVGElement, months: 1 | -1) =>
    element('button', { type: 'button', 'aria-label': label, onclick: () => onStep(months) }, image)
  const root = element(
    'div',
    { class: 'skerry-calendar-head' },
    name,
    element('button', { type: 'button', onclick: onToday }, messages.today),
    step(messages.previous, previous, -1),
    step(messages.next, next, 1),
  )
  return { root, name }
}
