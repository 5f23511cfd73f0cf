import { useEffectEvent, useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { shared } from '../../src/browser/shared'
import { canBeFound, folded } from '../../src/runtime/foldPanels'
import { useServerElement } from '../../src/runtime/useServerElement'
import { useServerId } from '../../src/runtime/useServerId'
import { isLightboxReturn } from '../../src/ui/lightboxAddress'
import { adoptStyles } from '../../src/ui/styles'
import css from './accordion.css?inline'
import { accordionReducer, createAccordionState, type ItemPhase, isOpening } from './accordionState'
import { itemInAddress } from './addressTarget'
import type { AccordionItem, AccordionProps } from './props'
import { useFolding } from './useFolding'

/** B6 Accordion: opens and closes the server's items. */
export function Accordion({ items, shouldAllowMultipleOpenItems, isExpandedFirstItem }: AccordionProps) {
  adoptStyles('accordion', css)
  const allowsMultiple = shouldAllowMultipleOpenItems
  const [state, send] = useReducer(accordionReducer, null, () => {
    const served = createAccordionState(items.length, isExpandedFirstItem)
    return accordionReducer(served, { type: 'show', index: shownItem(items), allowsMultiple })
  })
  // Synchronously, because the browser scrolls to the match right after the event.
  const show = (index: number) => flushSync(() => send({ type: 'show', index, allowsMultiple }))
  useAddress(items, (index) => {
    if (!isOpening(state[index] ?? 'closed')) show(index)
  })

  return items.map((item, index) => (
    <Item
      // The order of the server's items never changes.
      key={String(index)}
      item={item}
      phase={state[index] ?? 'closed'}
      onToggle={() => send({ type: 'toggle', index, allowsMultiple })}
      onShow={() => show(index)}
      onRest={() => send({ type: 'rest', index })}
    />
  ))
}

/** The item that the page's URL names, else the one that find-in-page opened before the mount; -1 for none. */
function shownItem(items: readonly AccordionItem[]): number {
  const { index } = itemInAddress(items)
  return index < 0 ? items.findIndex(({ dropdown }) => dropdown.dataset.state === 'open') : index
}

/** Opens the item that the page's URL names, and scrolls to the named element if it was hidden until then. */
function useAddress(items: readonly AccordionItem[], onNamed: (index: number) => void): void {
  const open = useEffectEvent(onNamed)
  useLayoutEffect(() => {
    const isKnown = remember(items)
    // Not after a reload or Back: the browser restores the scroll position itself. Not after stop and start: the
    // visitor may have scrolled elsewhere.
    const [navigation] = performance.getEntriesByType?.('navigation') ?? []
    const isOpened = navigation && 'type' in navigation && navigation.type === 'navigate'
    if (isOpened && !isKnown) itemInAddress(items).hidden?.scrollIntoView()
    const onHashChange = (event: Event) => {
      if (isLightboxReturn(event)) return
      const { index, hidden: target } = itemInAddress(items)
      const wasClosed = items[index]?.dropdown.dataset.state === 'closed'
      if (index >= 0) open(index)
      if (wasClosed) target?.scrollIntoView()
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [items])
}

/** Remembers an accordion by its first item, also after stop. Returns whether it has been mounted before. */
function remember([first]: readonly AccordionItem[]): boolean {
  const mounted = shared('accordions', () => new WeakSet<Element>())
  const isKnown = !first || mounted.has(first.element)
  if (first) mounted.add(first.element)
  return isKnown
}

interface ItemProps {
  readonly item: AccordionItem
  readonly phase: ItemPhase
  readonly onToggle: () => void
  readonly onShow: () => void
  readonly onRest: () => void
}

function Item({ item, phase, onToggle, onShow, onRest }: ItemProps) {
  const isOpen = isOpening(phase)
  const isFolded = phase === 'closed' && canBeFound()
  const dropdownId = useServerId(item.dropdown)
  const buttonId = useServerId(item.button)

  useServerElement(item.element, { 'data-is-open': isOpen, 'data-state': phase })
  useServerElement(item.button, {
    id: buttonId,
    type: item.button instanceof HTMLButtonElement ? 'button' : null,
    'aria-expanded': isOpen,
    'aria-controls': dropdownId,
    onClick: onToggle,
  })
  useServerElement(item.icon, { 'data-is-open': isOpen })
  useServerElement(item.dropdown, {
    id: dropdownId,
    'aria-labelledby': buttonId,
    // Otherwise screen readers would list an empty region for every closed item.
    'aria-hidden': isFolded || null,
    hidden: isFolded ? 'until-found' : null,
    'data-state': phase,
    classes: { 'accordion-item__dropdown--open': phase !== 'closed' },
    style: isFolded ? folded : {},
    onBeforeMatch: onShow,
  })
  useFolding(item.dropdown, phase, onRest)
  return null
}
