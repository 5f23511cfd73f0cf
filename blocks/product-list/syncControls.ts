import { callNative } from '../../src/browser/callNative'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { safeRedirect } from '../../src/model/address/redirect'

/** The attributes that may differ from page to page. A response may not set others, such as handlers. */
const copied = /^(?:aria-[a-z]+|class|data-[\w-]+|disabled|hidden|href|selected|checked|value)$/

/**
 * Updates the controls of a list from those of a response: the current link, link targets and the forms' hidden fields.
 * Changes only what the server renders differently from page to page, so that focus and blocks stay. Returns false if
 * the response has other controls.
 */
export function createSync(
  controls: readonly HTMLElement[],
  changes: ElementChanges,
): (answered: readonly HTMLElement[]) => boolean {
  let before = controls.map(copyOf)
  return (answered) => {
    const after = answered.map(copyOf)
    if (shapeOf(after) !== shapeOf(before)) return false
    controls.forEach((control, index) => {
      const [ours, old, now] = [allOf(control), before[index] ?? [], after[index] ?? []]
      // Skips what blocks have added to our controls.
      if (ours.length !== old.length) return
      ours.forEach((one, at) => {
        update(one, old[at], now[at])
      })
    })
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
    if (now.text !== null && now.text !== old.text) changes.content(ours, [now.text])
    // Attributes only set the initial choice.
    if (ours instanceof HTMLOptionElement) ours.selected = now.attributes.has('selected')
    else if (ours instanceof HTMLInputElement && ours.type === 'hidden') ours.value = now.attributes.get('value') ?? ''
    else if (ours instanceof HTMLInputElement) ours.checked = now.attributes.has('checked')
  }
}

interface Copy {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  /** The text of an element without child elements. */
  readonly text: string | null
}

function copyOf(control: Element): readonly Copy[] {
  return allOf(control).map((one) => ({
    tag: one.localName,
    attributes: new Map(
      callNative(one, 'getAttributeNames').map((name) => [name, callNative(one, 'getAttribute', name) ?? '']),
    ),
    text: one.childElementCount === 0 ? one.textContent : null,
  }))
}

function allOf(control: Element): readonly Element[] {
  return [control, ...control.querySelectorAll('*')]
}

function shapeOf(copies: readonly (readonly Copy[])[]): string {
  return copies.map((all) => all.map(({ tag }) => tag).join()).join(';')
}
