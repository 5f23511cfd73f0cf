import { onConsentChange } from '../../src/browser/consent'
import { shared } from '../../src/browser/shared'
import type { PopupMemory } from '../../src/model/page/popupOverlay'
import { consentedValues } from '../../src/telemetry/consentedValues'

const versionKey = 'popup version'
const submittedKey = 'popup submitted'
const closedKey = 'popup closed'

/** What is remembered until the page is left, in case the browser keeps nothing. */
const ofThisPage = () => shared<{ memory: PopupMemory }>('popup memory', () => ({ memory: {} }))

/** What the visitor did with the popup overlay before, on this page or on another one. */
export function recallPopup(): PopupMemory {
  const { memory } = ofThisPage()
  if (memory.version !== undefined) return memory
  return {
    version: consentedValues.get(versionKey, isText),
    isSubmitted: consentedValues.get(submittedKey, isBoolean),
    closedAt: consentedValues.get(closedKey, isNumber),
  }
}

/**
 * Remembers what the visitor did: in the browser if cookies allow it, now or later on this page, otherwise until the
 * page is left. Returns a function that stops waiting for it.
 */
export function rememberPopup(memory: Required<PopupMemory>): () => void {
  ofThisPage().memory = memory
  const store = () => {
    consentedValues.set(versionKey, memory.version)
    consentedValues.set(submittedKey, memory.isSubmitted)
    consentedValues.set(closedKey, memory.closedAt)
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
