import type { ElementChanges } from '../../src/browser/elementChanges'
import type { Variant } from '../../src/model/product/Product'
import { type Choices, isAboutVariant } from '../../src/model/product/variantPicker'
import { isRecord, tryParseJson } from '../../src/model/text/json'
import { element } from '../../src/ui/element'

/**
 * Handles the server's notes about low stock, one for each variant. Returns a function that shows the note of a variant
 * and returns its text. Without a variant, it shows what the server showed.
 */
export function createScarcity(
  elements: readonly HTMLElement[],
  changes: ElementChanges,
): (variant: Variant | null) => string {
  const notes = elements.map((served) => ({ served, about: readAbout(served), isServed: !served.hidden }))
  const hasOwn = notes.some(({ about }) => about !== null)
  return (variant) => {
    const texts = notes.map(({ served, about, isServed }) => {
      const isShown = variant && hasOwn ? about !== null && isAboutVariant(about, variant) : isServed
      changes.attribute(served, 'hidden', isShown ? null : '')
      return isShown && variant ? served.textContent.trim() : ''
    })
    return texts.filter(Boolean).join(' ')
  }
}

/** The options of the variants that a note is about; `null` for a note about the whole product. */
function readAbout({ dataset }: HTMLElement): Choices | null {
  const about = tryParseJson(dataset.variantAttributes ?? '')
  return isRecord(about)
    ? Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)]))
    : null
}

/**
 * Adds the note about low stock after the price on newer pages, which have its text only in JSON. Returns a function
 * that shows the note for a variant, and returns its text.
 */
export function createScarcityNote(
  price: HTMLElement | undefined,
  text: string | null,
  changes: ElementChanges,
): (variant: Variant | null) => string {
  const note = changes.own(element('div', { class: 'product-scarcity' }))
  return (variant) => {
    note.remove()
    if (!price || !text || !variant?.scarce || variant.qtyInStock <= 0) return ''
    note.textContent = text.replaceAll('{qtyInStock}', String(variant.qtyInStock))
    price.after(note)
    return note.textContent
  }
}
