import { callNative } from '../browser/callNative'
import type { BlockDefinition, Interaction } from './defineBlock'
import { splitSelector } from './find'
import type { Island } from './island'
import { keepClicks, readStates } from './keepClicks'

const interactionTypes: readonly (Interaction | 'input' | 'visibilitychange')[] = [
  'click',
  'keydown',
  'submit',
  'input',
  'visibilitychange',
]
const composingKey = 229 // in Safari, `isComposing` is already false for the key that confirms composed text

/** Finds the island that an interaction belongs to, and loads it. */
export type IslandFor = (element: HTMLElement, definition: BlockDefinition) => Island | null

/**
 * Keeps clicks, keys and submissions on a block that is not ready, to be replayed when the block is ready: once for
 * each control or, for a block that counts interactions, each of them with the choices made before it. Counted
 * interactions are kept for the next page if the visitor leaves this one before that. Uses one listener of each kind on
 * the document, in the capture phase, so that neither the browser nor an inline handler of the template acts first.
 * Returns a function that stops it.
 */
export function keepEarlyInteractions(
  definitions: readonly BlockDefinition[],
  islandFor: IslandFor,
  islands: () => readonly Island[],
): () => void {
  const onInteraction = (event: Event) => {
    const { target, type } = event
    if (type === 'visibilitychange') return keepClicks(islands())
    if (!(target instanceof Element)) return
    if (type === 'input') {
      const waiting = islands().flatMap(({ interaction }) => interaction ?? [])
      // What a replayed interaction changes is no later choice.
      if (!waiting.some(({ isReplayed }) => isReplayed)) for (const { log } of waiting) if (log[0]) log.push(target)
    }
    const { key, keyCode, repeat, ctrlKey, metaKey, shiftKey, altKey } = event as Partial<KeyboardEvent>
    // Enter presses a control unless it confirms composed text. Space presses it unless it is typed.
    const isPress = key === 'Enter' ? keyCode !== composingKey : key === ' ' && target.localName !== 'input'
    if (key !== undefined && !isPress) return
    // Clicks and keys with a modifier open a new tab or a menu, so they are left to the browser.
    if (ctrlKey || metaKey || shiftKey || altKey) return
    for (const definition of definitions) {
      const selector = definition.earlyInteractions?.[type as Interaction]
      const control = selector ? (callNative(target, 'closest', selector) as HTMLElement | null) : null
      const element = control ? ownerOf(control, definition) : null
      const island = element ? islandFor(element, definition) : null
      if (!island) continue
      event.preventDefault()
      event.stopImmediatePropagation()
      const press = { event, control: control! }
      island.interaction ??= { ...press, log: [] }
      if (!repeat) island.interaction.log.push({ ...press, states: readStates() })
      return
    }
  }

  for (const type of interactionTypes) document.addEventListener(type, onInteraction, true)
  return () => {
    for (const type of interactionTypes) document.removeEventListener(type, onInteraction, true)
  }
}

/** The block's element: around the control, or inside the marked block that contains both. */
function ownerOf(control: HTMLElement, definition: BlockDefinition): HTMLElement | null {
  const around = callNative(control, 'closest', definition.selector) as HTMLElement | null
  if (around) return around
  for (const part of splitSelector(definition.selector)) {
    // A space inside parentheses does not separate a block from its descendant.
    const [, marker, inner = ''] = /^([^\s(]+)\s+(.+)$/.exec(part) ?? []
    const inside = marker && control.closest(marker)?.querySelector<HTMLElement>(inner)
    if (inside) return inside
  }
  return null
}
