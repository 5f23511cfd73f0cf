import { useLayoutEffect, useRef } from 'react'
import { setConsentPolicy } from '../../src/browser/consent'
import { start, stop } from '../../src/index'
import { type Direction, dirOf } from './direction'

interface ServedMarkupProps {
  /** The served markup. */
  readonly html: string
  /** The served page context. */
  readonly context?: { readonly [key: string]: unknown }
  readonly direction?: Direction
}

let pages = 0

/**
 * Renders a part of a hosted page as the server sends it, and starts the real runtime. Stories use it to show blocks.
 */
export function ServedMarkup({ html, context, direction = 'page' }: ServedMarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const host = globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }
    host.Static = { ...host.Static, SQUARESPACE_CONTEXT: context ?? {} }
    const fragment = document.createRange().createContextualFragment(html)
    place.current?.replaceChildren(fragment)
    // Islands share React with the stories here, and React can neither render nor unmount during a commit.
    queueMicrotask(() => {
      if (pages++ > 0) return
      // A page has one policy. Without this, the policy of the previous story would apply until telemetry starts.
      const { isRestrictiveCookiePolicyEnabled } = (context?.cookieSettings ?? {}) as Record<string, unknown>
      setConsentPolicy(isRestrictiveCookiePolicyEnabled === true)
      start()
    })
    return () =>
      queueMicrotask(() => {
        if (--pages === 0) stop()
      })
  }, [html, context])
  return <div ref={place} dir={dirOf(direction)} />
}
