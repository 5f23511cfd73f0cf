import { isRecord, parseJson } from '../model/text/json'
import { storageUnavailable } from './messages'
import { shared } from './shared'

/** Values that outlive the page (`localValues`) or the visit (`sessionValues`). */
export interface Values {
  /**
   * The value under `key`, if it exists, has not expired and `isValue` accepts it. Its JSON is not parsed if it is
   * longer than `limit`, by default 1,000,000 characters.
   */
  get<Value>(key: string, isValue: (value: unknown) => value is Value, limit?: number): Value | undefined
  /**
   * Stores a JSON value, for `lifeMs` or forever. Returns false if the storage refuses it; the value can then be read
   * on this page only.
   */
  set(key: string, value: unknown, lifeMs?: number): boolean
  remove(key: string): void
  /** The keys that begin with `start`, in no order. They may include those of expired values. */
  keys(start: string): string[]
}

type Kind = 'local' | 'session'

const keyStart = 'skerry.' // keys of other scripts on the page are never changed

/** Values in local storage. B4: a stored value may carry an expiry and is removed when expired. */
export const localValues: Values = valuesOf('local')

/** Values in session storage. */
export const sessionValues: Values = valuesOf('session')

function valuesOf(kind: Kind): Values {
  const remove = (key: string) => {
    memoryOf(kind).delete(key)
    attempt(kind, (storage) => storage.removeItem(keyStart + key))
  }
  return {
    remove,
    get(key, isValue, limit) {
      const text = memoryOf(kind).get(key) ?? attempt(kind, (storage) => storage.getItem(keyStart + key))
      if (text == null) return undefined
      const kept = readKept(text, limit)
      if (kept === undefined || isExpired(kept)) remove(key)
      else if (isValue(kept.value)) return kept.value
      return undefined
    },
    set(key, value, lifeMs) {
      const text = JSON.stringify(lifeMs === undefined ? { value } : { value, expires: Date.now() + lifeMs })
      const isStored = store(kind, keyStart + key, text)
      if (isStored) memoryOf(kind).delete(key)
      else memoryOf(kind).set(key, text)
      return isStored
    },
    keys(start) {
      const stored = attempt(kind, (storage) => Object.keys(storage)) ?? []
      const own = stored.filter((key) => key.startsWith(keyStart)).map((key) => key.slice(keyStart.length))
      return [...new Set([...own, ...memoryOf(kind).keys()])].filter((key) => key.startsWith(start))
    },
  }
}

// A value that the storage refused is still readable on this page.
function memoryOf(kind: Kind): Map<string, string> {
  return shared(`storage ${kind}`, () => new Map<string, string>())
}

function store(kind: Kind, key: string, text: string): boolean {
  const isStored = attempt(kind, (storage) => {
    try {
      storage.setItem(key, text)
    } catch {
      // Over quota. The next page would read the old value, and removing it may free enough space.
      storage.removeItem(key)
      storage.setItem(key, text)
    }
    return true
  })
  return isStored === true
}

/** Runs `act`. Denied, full or missing storage does not throw, and is reported once (R8 Storage). */
function attempt<Result>(kind: Kind, act: (storage: Storage) => Result): Result | undefined {
  try {
    // The getter throws if storage is denied; it returns null in some web views, where `act` throws.
    return act(kind === 'local' ? localStorage : sessionStorage)
  } catch (error) {
    reportOnce(error)
    return undefined
  }
}

function reportOnce(cause: unknown): void {
  const reported = shared('storage reported', () => ({ isDone: false }))
  if (!reported.isDone) console.warn(storageUnavailable, cause)
  reported.isDone = true
}

function readKept(text: string, limit?: number): { readonly [key: string]: unknown } | undefined {
  try {
    const kept = parseJson(text, limit)
    return isRecord(kept) && 'value' in kept ? kept : undefined
  } catch {
    return undefined
  }
}

function isExpired({ expires }: { readonly [key: string]: unknown }): boolean {
  return expires !== undefined && !(Number(expires) > Date.now())
}
