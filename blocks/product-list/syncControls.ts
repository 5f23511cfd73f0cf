import type { ElementChanges } from '../../src/browser/elementChanges'
import { safeRedirect } from '../../src/model/address/redirect'

/** What may differ from page to page. An answer is not trusted with more, such as handlers. */
const copied = /^(?:aria-[a-z]+|class|data-[\w-]+|disabled|hidden|href|selected|checked|value)$/

/**
 * Keeps the controls of a list in step with those of an answer: which link is the current one, where links lead, what
 * forms send along. Only what the server writes differently from page to page is changed, so that focus and blocks
 * stay. Returns false if the answer has other controls.
 */
export function createSync(
  controls: readonly HTMLElement[],
  changes: ElementChanges,
): (answered: readonly HTMLElement[]) => boolean {
  let before = controls.map(copyOf)
  return (answered) => {
    const after = answered.map(copyOf)
    if (shapeOf(after) !== shapeOf(before)) return false
    for (const [index, control] of controls.entries()) {
      const [ours, old, now] = [allOf(control), before[index] ?? [], after[index] ?? []]
      // What blocks have added to our controls is not the server's.
      if (ours.length !== old.length) continue
      for (const [at, one] of ours.entries()) update(one, old[at], now[at])
    }
    before = after
    return true
  }

  function update(ours: Element, old: Copy | undefined, now: Copy | undefined): void {
    if (!old || !now) return
    for (const name of new Set([...old.attributes.keys(), ...now.attributes.keys()])) {
      const value = now.attributes.get(name) ?? null
      if (!copied.test(name) || value === (old.attributes.get(name) ?? null)) continue
      if (name !== 'href' || (value && safeRedirect(value, document.baseURI))) changes.attribute(ours, name, value)
    }
    if (now.text !== null && now.text !== old.text) writeText(ours, now.text)
    // Attributes say what is chosen at first only.
    if (ours instanceof HTMLOptionElement) ours.selected = now.attributes.has('selected')
    else if (ours instanceof HTMLInputElement && ours.type === 'hidden') ours.value = now.attributes.get('value') ?? ''
    else if (ours instanceof HTMLInputElement) ours.checked = now.attributes.has('checked')
  }

  function writeText(ours: Element, text: string): void {
    const served = [...ours.childNodes]
    changes.onUndo(() => ours.replaceChildren(...served))
    ours.textContent = text
  }
}

interface Copy {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  /** The text of an element without elements. */
  readonly text: string | null
}

function copyOf(control: Element): readonly Copy[] {
  return allOf(control).map((one) => ({
    tag: one.localName,
    attributes: new Map([...one.attributes].map(({ name, value }) => [name, value])),
    text: one.childElementCount === 0 ? one.textContent : null,
  }))
}

function allOf(control: Element): readonly Element[] {
  return [control, ...control.querySelectorAll('*')]
}

function shapeOf(copies: readonly (readonly Copy[])[]): string {
  return copies.map((all) => all.map(({ tag }) => tag).join()).join(';')
}
