import type { ComponentType } from 'react'
import * as React from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { keepMarkup } from './keepMarkup'

/** The React that draws islands. Views of other people must use this one, because hooks work with one copy only. */
export { React }

let mounted = 0

/** One island to draw. */
export interface ViewToMount {
  readonly element: HTMLElement
  readonly view: ComponentType<object>
  readonly props: object
  readonly place: 'inside' | 'over'
  /** Called once if the island throws, while rendering or later in an effect; its root is gone by then. */
  readonly onError: (error: unknown) => void
}

/**
 * Draws a batch of islands in one flush: one root and so one error boundary each. Returns the undo of each, which gives
 * the server's nodes back as they were.
 */
export function mountViews(views: readonly ViewToMount[]): (() => void)[] {
  const undos: (() => void)[] = []
  flushSync(() => {
    for (const view of views) undos.push(mountView(view))
  })
  return undos
}

function mountView({ element, view: View, props, place, onError }: ViewToMount): () => void {
  const giveBack = place === 'inside' ? keepMarkup(element) : () => {}
  const container = place === 'inside' ? element : document.createElement('div')
  let root: Root | null = createRoot(container, {
    // Roots count their ids apart from each other; on one page they must not meet.
    identifierPrefix: `skerry${mounted++}`,
    onUncaughtError: (error) => {
      // React has already emptied the root; unmounting it now, inside its own commit, would warn.
      root = null
      giveBack()
      onError(error)
    },
  })
  root.render(<View {...props} />)
  return () => {
    root?.unmount()
    root = null
    giveBack()
  }
}
