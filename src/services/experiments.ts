import { queryValue } from '../browser/queryString'
import { localValues } from '../browser/storage'
import { format } from '../language/format'
import type { experimentTypes } from '../model/enumerations/choices'
import { websiteStatuses } from '../model/enumerations/siteTypes'
import { isRecord } from '../model/text/json'
import { messages } from './messages'

/** What an experiment of the page can be (B3 Analytics and performance payloads). */
export type ExperimentType = (typeof experimentTypes)[number]

/** The result of a look-up: the experiment's value, or the fallback and the reason for it. */
export interface ExperimentResult<Value> {
  readonly value: Value
  /** Why `value` is the fallback (B8 Feature-toggle errors); `null` if it is the experiment's own value. */
  readonly error: string | null
}

/** The experiments that the server has chosen for this visitor, from the page's context (B3, B4 Experiments). */
export interface Experiments {
  /**
   * Whether a feature toggle is on. Takes its name, and the value if the page does not say, which is false by default.
   */
  toggle(name: string, fallback?: boolean): ExperimentResult<boolean>
  /**
   * The variant of an A/B test. Takes its name, and the variant if the page does not say, which is `false` by default.
   */
  abTest(name: string, fallback?: string): ExperimentResult<string>
  /**
   * The variant of a feature flag, `false` if the page does not say. On a site with the status "internal", the query
   * parameter with an experiment's name overrides its variant, also for a toggle or an A/B test, on this and later
   * pages until the value is `reset`.
   */
  variant(name: string): string
}

const overrideStart = 'variant '
const resetValue = 'reset' // B4 Visibility and experiments
const offVariant = 'false'

/**
 * Creates `experiments` from the page's context, as the server wrote it: a list named `experiments`, or
 * `yuiEliminationExperimentList` on older pages.
 */
export function createExperiments(context: { readonly [key: string]: unknown }): Experiments {
  const list = context.experiments ?? context.yuiEliminationExperimentList
  const chosenVariant = (name: unknown) => (isInternal(context) ? overrideOf(String(name)) : null)
  // Remembers all overrides in this URL for later pages, even those that this page does not ask for.
  if (Array.isArray(list)) for (const { name } of list.filter(isRecord)) chosenVariant(name)

  function find<Value>(
    name: string,
    type: ExperimentType | null,
    read: (variant: unknown) => Value | null,
    fallback: Value,
  ): ExperimentResult<Value> {
    const failed = (error: string) => ({ value: fallback, error })
    if (!Array.isArray(list)) return failed(messages.notLoaded)
    const experiment = list.filter(isRecord).find((one) => one.name === name)
    if (!experiment) return failed(messages.unknownFeature)
    if (type && experiment.experimentType !== type) return failed(format(messages.otherType, { type }))
    const value = experiment.containsError === true ? null : read(chosenVariant(name) ?? experiment.variant)
    return value === null ? failed(messages.invalidFeature) : { value, error: null }
  }

  return {
    toggle: (name, fallback = false) => find(name, 'FEATURE_TOGGLE', readToggle, fallback),
    abTest: (name, fallback = offVariant) => find(name, 'AB_TEST', readVariant, fallback),
    variant: (name) => chosenVariant(name) ?? find(name, null, readVariant, offVariant).value,
  }
}

/** The variant that the query sets for a flag, now or on an earlier page; `null` if there is none. */
function overrideOf(name: string): string | null {
  const key = overrideStart + name
  const chosen = queryValue(name)
  if (chosen === resetValue) localValues.remove(key)
  else if (chosen) localValues.set(key, chosen)
  return localValues.get(key, isVariant) ?? null
}

/** B3 Website status: 6 is internal. */
function isInternal({ website }: { readonly [key: string]: unknown }): boolean {
  const status = isRecord(website) ? (website.websiteStatus ?? website.siteStatus) : null
  return (isRecord(status) ? status.value : status) === websiteStatuses.internal
}

function readToggle(variant: unknown): boolean | null {
  return isVariant(variant) ? variant === 'true' : null // B3: on when its variant is the text true
}

function readVariant(variant: unknown): string | null {
  return isVariant(variant) ? variant : null
}

function isVariant(value: unknown): value is string {
  return typeof value === 'string'
}
