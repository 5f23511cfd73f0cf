import type { CartEntry } from '../../src/model/cart/Cart'
import { subscriptionText } from '../../src/model/product/subscription'
import { isRecord, tryParseJson } from '../../src/model/text/json'

/** An option that a visitor chose, or an answer to a question, for one line. */
export interface LineDetail {
  /** Empty for an answer without a question. */
  readonly label: string
  readonly text: string
}

/** The chosen options of a line, then the answers to the product's own form (A3 Shopping cart). */
export function lineDetails({ chosenVariant, additionalFields }: CartEntry): readonly LineDetail[] {
  const options = chosenVariant?.optionValues.map(({ optionName, value }) => ({ label: optionName, text: value })) ?? []
  return [...options, ...fieldsOf(tryParseJson(additionalFields ?? ''))]
}

/** A unit price with its billing, such as “$10.00 every month”; `null` if the line is not a subscription. */
export function billingText({ chosenVariant, subscriptionOptionId }: CartEntry, price: string): string | null {
  if (subscriptionOptionId === null) return null
  const option = chosenVariant?.pricingOptions?.find(({ id }) => id === subscriptionOptionId)
  return option ? subscriptionText(price, option.subscriptionPlan) : null
}

/** Answers arrive as an object with the questions as keys, or as a list of fields. Anything else is left out. */
function fieldsOf(value: unknown): readonly LineDetail[] {
  if (Array.isArray(value)) return value.flatMap(fieldOf)
  return isRecord(value) ? Object.entries(value).flatMap(([label, answer]) => detailOf(label, answer)) : []
}

function fieldOf(value: unknown): readonly LineDetail[] {
  if (!isRecord(value)) return []
  const label = [value.label, value.title, value.name].find((text) => typeof text === 'string')
  return detailOf(typeof label === 'string' ? label : '', value.value)
}

function detailOf(label: string, answer: unknown): readonly LineDetail[] {
  const text = textOf(answer)
  return text === '' ? [] : [{ label, text }]
}

function textOf(answer: unknown): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer).trim()
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean).join(', ') : ''
}
