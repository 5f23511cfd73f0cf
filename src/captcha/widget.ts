import { loadScript } from '../browser/loadScript'
import { pageAddress } from '../browser/pageAddress'
import { shared } from '../browser/shared'
import { ScriptLoadError } from '../errors/ScriptLoadError'
import { format } from '../language/format'
import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { messages } from './messages'

const timeoutMs = 10_000 // the same as for other third-party scripts, A7 The calls it makes
const narrowPx = 304 // the width of the providers' normal widget; below it, the compact one is used

/** The API that all three providers share; the other two have copied it from the oldest. */
export interface WidgetApi {
  readonly render: (place: HTMLElement, options: { readonly [name: string]: unknown }) => string | number
  readonly getResponse: (id: string | number) => string | undefined
  readonly reset: (id: string | number) => void
  readonly remove?: (id: string | number) => void
}

/** How one provider differs from the others. */
export interface Vendor {
  /** The global variable that the script creates. */
  readonly global: string
  /** The script's URL, with all parameters except `onload` and `render`. */
  readonly url: string
}

/** Creates a provider's widget, which the visitor completes; the provider's callbacks report it. */
export function createWidget(vendor: Vendor, options: CaptchaOptions): CaptchaAdapter {
  const { place, siteKey, theme, onAnswer, onExpire, onFail } = options
  let drawn: { readonly api: WidgetApi; readonly id: string | number } | null = null
  let isWanted = true
  const getToken = () => drawn?.api.getResponse(drawn.id) || ''

  return {
    async render() {
      const api = await loadVendor<WidgetApi>(vendor.global, addressOf(vendor.url, options, 'explicit'))
      if (!isWanted) return
      // Providers refuse to render into the same element twice.
      const box = document.createElement('div')
      place.replaceChildren(box)
      const id = api.render(box, {
        sitekey: siteKey,
        theme,
        size: isNarrow(place) ? 'compact' : 'normal',
        callback: onAnswer,
        'expired-callback': onExpire,
        'error-callback': onFail,
      })
      drawn = { api, id }
      // Chromium identifies a form by the names of its first fields, and restores a page's fields before the captcha
      // exists. The answer is read through the API, so its field need not belong to the form.
      for (const field of box.querySelectorAll('[name]')) field.setAttribute('form', '')
    },
    execute: async () => getToken(),
    getToken,
    reset: () => drawn?.api.reset(drawn.id),
    destroy() {
      isWanted = false
      drawn?.api.remove?.(drawn.id)
      drawn = null
      place.replaceChildren()
    },
  }
}

/** Whether the normal widget would not fit. Measures the parent, because the element itself is empty. */
function isNarrow({ parentElement }: HTMLElement): boolean {
  const width = parentElement?.clientWidth ?? 0
  return width > 0 && width < narrowPx
}

/** The URL of the provider's script or its replacement in the site's settings. `render` is `explicit` or a site key. */
export function addressOf(url: string, { scriptUrl }: CaptchaOptions, render: string): string {
  const address = new URL(scriptUrl || url, pageAddress())
  address.searchParams.set('render', render)
  return address.href
}

/**
 * Returns the provider's global. If the page has none, loads the script, once for all forms. Rejects with a
 * `ScriptLoadError` if the global is not ready within 10 s; the next call then tries again.
 */
export async function loadVendor<Api extends object>(name: string, url: string): Promise<Api> {
  const loads = shared('captcha scripts', () => new Map<string, Promise<object>>())
  const found = findGlobal(name)
  // The cast relies on the API that the provider documents.
  if (found) return found as Api
  const loading = loads.get(name) ?? load(name, url).finally(() => loads.delete(name))
  loads.set(name, loading)
  return (await loading) as Api
}

let tries = 0

async function load(name: string, url: string): Promise<object> {
  // The cast holds for a name of our own.
  const host = globalThis as unknown as { [name: string]: unknown }
  // A new name for each try makes a new URL: browsers would join a second request for the same URL to the stalled one.
  const callback = `skerry_${name.replace('.', '_')}_ready_${++tries}`
  const address = new URL(url)
  address.searchParams.set('onload', callback)
  try {
    // The script calls back once its own dependencies have loaded too.
    const isReady = new Promise<void>((resolve) => {
      host[callback] = resolve
    })
    await Promise.all([loadScript(address.href, { timeoutMs }), inTime(url, isReady)])
  } finally {
    delete host[callback]
  }
  const found = findGlobal(name)
  if (!found) throw new ScriptLoadError(url, format(messages.noGlobal, { name }))
  return found
}

/**
 * Resolves with the provider's answer. Rejects with a `ScriptLoadError` for the script's URL after 10 s: a blocker may
 * allow the script, but not what the script loads.
 */
export async function inTime<Answer>(url: string, answer: Promise<Answer>): Promise<Answer> {
  let timer = 0
  const isLate = new Promise<never>((_, reject) => {
    const late = () => reject(new ScriptLoadError(url, format(messages.notReady, { timeoutMs })))
    timer = window.setTimeout(late, timeoutMs)
  })
  return Promise.race([answer, isLate]).finally(() => clearTimeout(timer))
}

/** Finds a global by its path, such as `grecaptcha.enterprise`; null until the script has created it. */
function findGlobal(path: string): object | null {
  let found: unknown = globalThis
  for (const name of path.split('.')) found = (found as { [name: string]: unknown } | undefined)?.[name]
  const { render, execute } = (found ?? {}) as { render?: unknown; execute?: unknown }
  return typeof render === 'function' || typeof execute === 'function' ? (found as object) : null
}
