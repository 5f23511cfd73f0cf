import { loadScript } from '../../../src/browser/loadScript'
import { shared } from '../../../src/browser/shared'
import { ScriptLoadError } from '../../../src/errors/ScriptLoadError'
import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'

const timeoutMs = 10_000 // as for the other scripts of third parties, A7 The calls it makes
const narrowPx = 304 // the width of the providers' usual widget; theirs is the compact one below it

/** What the scripts of all three providers offer alike, after the oldest of them. */
export interface WidgetApi {
  readonly render: (place: HTMLElement, options: { readonly [name: string]: unknown }) => string | number
  readonly getResponse: (id: string | number) => string | undefined
  readonly reset: (id: string | number) => void
  readonly remove?: (id: string | number) => void
}

/** Where one provider differs from the others. */
export interface Vendor {
  /** The global that the script makes. */
  readonly global: string
  /** The script, with its parameters but for `onload` and `render`. */
  readonly url: string
}

/** A provider's widget: the visitor completes it, and the provider tells. */
export function createWidget(vendor: Vendor, options: CaptchaOptions): CaptchaAdapter {
  const { place, siteKey, theme, onAnswer, onExpire, onFail } = options
  let drawn: { readonly api: WidgetApi; readonly id: string | number } | null = null
  let isWanted = true
  const getToken = () => drawn?.api.getResponse(drawn.id) || ''

  return {
    async render() {
      const api = await loadVendor<WidgetApi>(vendor.global, addressOf(vendor.url, options, 'explicit'))
      if (!isWanted) return
      // Providers refuse to draw into an element a second time.
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

/** Whether the usual widget would not fit in; what stands around it is measured, for it is empty itself. */
function isNarrow({ parentElement }: HTMLElement): boolean {
  const width = parentElement?.clientWidth ?? 0
  return width > 0 && width < narrowPx
}

/** The address of a provider's script, or of what the site's settings name instead. `render` is `explicit` or a site key. */
export function addressOf(url: string, { scriptUrl }: CaptchaOptions, render: string): string {
  const address = new URL(scriptUrl || url, location.href)
  address.searchParams.set('render', render)
  return address.href
}

/**
 * The provider's global: the one that the page has, else from its script, which is loaded once for all forms. Rejects with
 * a `ScriptLoadError` where it is not there within 10 s; the next call then tries again.
 */
export async function loadVendor<Api extends object>(name: string, url: string): Promise<Api> {
  const loads = shared('captcha scripts', () => new Map<string, Promise<object>>())
  const found = findGlobal(name)
  // The provider's own documentation vouches for the shape.
  if (found) return found as Api
  const loading = loads.get(name) ?? load(name, url).finally(() => loads.delete(name))
  loads.set(name, loading)
  return (await loading) as Api
}

let tries = 0

async function load(name: string, url: string): Promise<object> {
  const host = globalThis as unknown as { [name: string]: unknown }
  // A name for each try makes it another address: browsers join the same one to what hangs already.
  const callback = `skerry_${name.replace('.', '_')}_ready_${++tries}`
  const address = new URL(url)
  address.searchParams.set('onload', callback)
  try {
    // The script calls back when its own parts have come as well.
    const isReady = new Promise<void>((resolve, reject) => {
      host[callback] = resolve
      setTimeout(() => reject(new ScriptLoadError(url, `it was not ready within ${timeoutMs} ms`)), timeoutMs)
    })
    await Promise.all([loadScript(address.href, { timeoutMs }), isReady])
  } finally {
    delete host[callback]
  }
  const found = findGlobal(name)
  if (!found) throw new ScriptLoadError(url, `it made no ${name}`)
  return found
}

/** `grecaptcha` or, inside it, `grecaptcha.enterprise`; null until its script has made it. */
function findGlobal(path: string): object | null {
  let found: unknown = globalThis
  for (const name of path.split('.')) found = (found as { [name: string]: unknown } | undefined)?.[name]
  const { render, execute } = (found ?? {}) as { render?: unknown; execute?: unknown }
  return typeof render === 'function' || typeof execute === 'function' ? (found as object) : null
}
