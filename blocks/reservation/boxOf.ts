import type { ElementChanges } from '../../src/browser/elementChanges'

const wrapper = '.squarespace-opentable-new-age-wrapper'

/** The part of a block in which the widget is drawn: the innermost wrapper of hosted pages. */
export function boxOf(element: HTMLElement): Element {
  return element.querySelector(wrapper) ?? element.querySelector('.sqs-block-content') ?? element
}

/** Marks OpenTable's wrapper as filled. Until then, templates keep it transparent. */
export function showWrapper(element: HTMLElement, changes: ElementChanges): void {
  const found = element.querySelector(wrapper)
  if (found) changes.classed(found, 'loaded', true)
}
