import type { ElementChanges } from '../../src/browser/elementChanges'
import type { Variant } from '../../src/model/product/Product'
import { type Choices, isAboutVariant } from '../../src/model/product/variantPicker'
import { isRecord, tryParseJson } from '../../src/model/text/json'

/**
 * The server's notes about low stock, one for each variant. Returns a function that shows the note of a variant, or
 * what the server showed for none, and returns its text.
 */
export function createScarcity(
  elements: readonly HTMLElement[],
  changes: ElementChanges,
): (variant: Variant | null) => string {
  const notes = elements.map((element) => ({ element, about: readAbout(element), isServed: !element.hidden }))
  const hasOwn = notes.some(({ about }) => about !== null)
  return (variant) => {
    const texts = notes.map(({ element, about, isServed }) => {
      const isShown = variant && hasOwn ? about !== null && isAboutVariant(about, variant) : isServed
      changes.attribute(element, 'hidden', isShown ? null : '')
      return isShown && variant ? element.textContent.trim() : ''
    })
    return texts.filter(Boolean).join(' ')
  }
}

/** The options of the variants that a note is about; `null` for a note about the whole product. */
function readAbout(element: HTMLElement): Choices | null {
  const about = tryParseJson(element.dataset.variantAttributes ?? '')
  return isRecord(about)
    ? Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)]))
    : null
}
