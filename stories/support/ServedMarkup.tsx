import { useLayoutEffect, useRef } from 'react'
import { start, stop } from '../../src/index'

interface ServedMarkupProps {
  /** What the server would send. */
  readonly html: string
  /** The page context that the server would write beside it. */
  readonly context?: { readonly [key: string]: unknown }
}

let pages = 0

/** A piece of a hosted page as the server sends it, brought to life by the real runtime. The way to show a block. */
export function ServedMarkup({ html, context }: ServedMarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const host = globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }
    host.Static = { ...host.Static, SQUARESPACE_CONTEXT: context ?? {} }
    const fragment = document.createRange().createContextualFragment(html)
    place.current?.replaceChildren(fragment)
    // The islands' React is the stories' own here, and within a commit it can neither draw nor let go.
    queueMicrotask(() => {
      if (pages++ === 0) start()
    })
    return () =>
      queueMicrotask(() => {
        if (--pages === 0) stop()
      })
  }, [html, context])
  return <div ref={place} />
}
