import { readText } from '../../src/runtime/attributes'
import type { ServedButton } from './props'

const alignments = ['left', 'center', 'right']
const sizes = ['small', 'medium', 'large']

/** Reads the census data of a button, from attributes of its container or from the classes of its variants. */
export function readButton(link: HTMLAnchorElement, block: HTMLElement): ServedButton {
  const container = link.closest<HTMLElement>('.sqs-block-button-container') ?? block
  const beacon = {
    id: block.id,
    buttonText: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: readText(link, 'href'),
    alignment: readText(container, 'data-alignment') || variantOf(container, alignments),
    size: readText(container, 'data-button-size') || variantOf(link, sizes),
    newWindow: link.target === '_blank',
    context: contextOf(block),
  }
  return { link, beacon }
}

/** The variant in a class name, as in `sqs-block-button-element--medium`; empty if none does. */
function variantOf(element: Element, names: readonly string[]): string {
  const classes = [...element.classList]
  return names.find((name) => classes.some((one) => one.endsWith(`--${name}`))) ?? ''
}

/** The part of the page that the button is in. */
function contextOf(block: Element): string {
  const part = block.closest('header, footer, section, main')
  return part?.localName ?? 'block'
}
