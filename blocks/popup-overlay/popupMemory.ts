import { onConsentChange } from '../../src/browser/consent'
import { shared } from '../../src/browser/shared'
import type { PopupMemory } from '../../src/model/page/popupOverlay'
import { visitorChoices } from '../../src/telemetry/consentedValues'

const versionKey = 'popup version'
const submittedKey = 'popup submitted'
const closedKey = 'popup closed'

/** What is remembered while the page is open, in case the browser stores nothing. */
const ofThisPage = () => shared<{ memory: PopupMemory }>('popup memory', () => ({ memory: {} }))

/** What the visitor did with the popup overlay, on this page or earlier. */
export function recallPopup(): PopupMemory {
  const { memory } = ofThisPage()
  if (memory.version !== undefined) return memory
  return {
    version: visitorChoices.get(versionKey, isText),
    isSubmitted: visitorChoices.get(submittedKey, isBoolean),
    closedAt: visitorChoices.get(closedKey, isNumber),
  }
}

/**
 * Remembers what the visitor did: in the tab, and in the browser if cookies are allowed, now or later on this page.
 * Returns a function that stops waiting for permission.
 */
export function rememberPopup(memory: Required<PopupMemory>): () => void {
  ofThisPage().memory = memory
  const store = () => {
    visitorChoices.set(versionKey, memory.version)
    visitorChoices.set(submittedKey, memory.isSubmitted)
    visitorChoices.set(closedKey, memory.closedAt)
  }
  store()
  return onConsentChange(store)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
