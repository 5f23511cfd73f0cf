import { useEffectEvent, useId, useLayoutEffect, useReducer } from 'react'
import { useServerElement } from '../../src/runtime/useServerElement'
import { adoptStyles } from '../../src/ui/styles'
import css from './accordion.css?inline'
import { accordionReducer, createAccordionState, type ItemPhase, isOpening } from './accordionState'
import type { AccordionItem, AccordionProps } from './block'

const animationMs = 250 // B4 Accordion, B9 Timing

/** B6 Accordion: the server's items, opened and closed. */
export function Accordion({ items, shouldAllowMultipleOpenItems, isExpandedFirstItem }: AccordionProps) {
  adoptStyles('accordion', css)
  const [state, send] = useReducer(accordionReducer, createAccordionState(items.length, isExpandedFirstItem))

  return items.map((item, index) => (
    <Item
      // The server's items never change their order.
      key={String(index)}
      item={item}
      phase={state[index] ?? 'closed'}
      onToggle={() => send({ type: 'toggle', index, allowsMultiple: shouldAllowMultipleOpenItems })}
      onRest={() => send({ type: 'rest', index })}
    />
  ))
}

interface ItemProps {
  readonly item: AccordionItem
  readonly phase: ItemPhase
  readonly onToggle: () => void
  readonly onRest: () => void
}

function Item({ item, phase, onToggle, onRest }: ItemProps) {
  const id = useId()
  const isOpen = isOpening(phase)
  const dropdownId = item.dropdown.id || `${id}dropdown`
  const buttonId = item.button.id || `${id}button`

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
    'data-state': phase,
    classes: { 'accordion-item__dropdown--open': isOpen, 'accordion-item__dropdown--pre-open': phase === 'opening' },
  })
  useHeightAnimation(item.dropdown, phase, onRest)
  return null
}

/** Grows or shrinks the dropdown for 250 ms; at once where the visitor asked for less motion. */
function useHeightAnimation(dropdown: HTMLElement, phase: ItemPhase, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  useLayoutEffect(() => {
    if (phase !== 'opening' && phase !== 'closing') return
    const heights = ['0px', `${dropdown.scrollHeight}px`]
    if (phase === 'closing') heights.reverse()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const animation = dropdown.animate(
      { height: heights, overflow: ['hidden', 'hidden'], display: ['block', 'block'] },
      { duration: isStill ? 0 : animationMs, easing: 'ease-in-out' },
    )
    animation.onfinish = () => rest()
    return () => {
      animation.onfinish = null
      animation.cancel()
    }
  }, [dropdown, phase])
}
