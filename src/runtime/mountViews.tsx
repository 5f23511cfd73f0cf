import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import { Component, Suspense, useInsertionEffect } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { guardFocus, guardSelection } from './circularForm'
import { keepMarkup } from './keepMarkup'

/** The React that renders islands. Third-party views must use it, because hooks work with one copy only. */
export { React }

/** One island to render. */
export interface ViewToMount {
  readonly element: HTMLElement
  readonly view: ComponentType<object>
  readonly props: object
  readonly place: 'inside' | 'over'
  /**
   * Called once if the island throws, while rendering or later in an effect. By then, it has been removed from the
   * page.
   */
  readonly onError: (error: unknown) => void
}

/** Islands that share a root: React adds 144 listeners to each root, and each root needs its own commit. */
interface Group {
  readonly root: Root
  /** The rendered node of each island. React skips objects that have not changed. */
  readonly drawn: Map<ViewToMount, ReactNode>
}

/** Small enough that a change in one island does not make React visit a thousand. */
const groupSize = 64
let current: Group | undefined
let groups = 0
let mounted = 0

/**
 * Renders a batch of islands in one flush, each with its own error boundary: if one throws, only that one is removed.
 * Returns a function for each that unmounts it and restores the server's nodes.
 */
export function mountViews(views: readonly ViewToMount[]): (() => void)[] {
  const touched = new Set<Group>()
  const undos = views.map((view) => {
    const group = groupWithRoom()
    touched.add(group)
    return add(view, group)
  })
  flushSync(() => touched.forEach(draw))
  return undos
}

/**
 * Renders nothing, once, so that the task of the first island does not also create the root and compile the renderer,
 * which takes a third of its time on a slow processor.
 */
export function warmUp(): void {
  const group = groupWithRoom()
  flushSync(() => draw(group))
}

function groupWithRoom(): Group {
  if (!current || current.drawn.size >= groupSize) {
    if (groups === 0) guardSelection()
    const root = createRoot(document.createElement('div'), {
      // Each root counts its own ids, which must be unique on the page.
      identifierPrefix: `skerry${groups++}`,
      onCaughtError: () => {}, // the boundary reports it
    })
    current = { root, drawn: new Map() }
  }
  return current
}

function draw({ root, drawn }: Group): void {
  root.render([...drawn.values()])
}

function add(view: ViewToMount, group: Group): () => void {
  const { element, view: View, props, place, onError } = view
  const giveBack = place === 'inside' ? keepMarkup(element) : () => {}
  const served = place === 'inside' ? [...element.childNodes] : []
  const content = <Content view={View} props={props} served={served} />
  let isGone = false
  let isLeaving = false
  const onThrown = (error: unknown) => {
    if (isLeaving) reportError(error)
    if (!group.drawn.delete(view)) return
    draw(group)
    giveBack()
    if (!isLeaving) onError(error)
  }
  const onGone = () => {
    isGone = true
  }
  const key = mounted++
  const bounded = (children?: ReactNode) => (
    <Boundary key={key} onThrown={onThrown} onGone={onGone}>
      {children}
    </Boundary>
  )
  // A view that suspends only delays itself, with the server's nodes in place.
  group.drawn.set(view, bounded(<Suspense>{place === 'inside' ? createPortal(content, element) : content}</Suspense>))
  return () => {
    if (!group.drawn.has(view)) return
    isLeaving = true
    guardFocus()
    // The boundary stays until the next draw: the page may already have removed the nodes, so React may throw while
    // removing them. Without the boundary, that would unmount the whole root.
    group.drawn.set(view, bounded())
    flushSync(() => draw(group))
    group.drawn.delete(view)
    // During a React commit, `flushSync` cannot flush, so the update runs right after it.
    if (isGone) giveBack()
    else queueMicrotask(giveBack)
  }
}

interface BoundaryProps {
  readonly onThrown: (error: unknown) => void
  /** Called when its children have been removed. */
  readonly onGone: () => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps> {
  override readonly state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error)
  }

  override componentDidUpdate() {
    if (!this.props.children) this.props.onGone()
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}

interface ContentProps {
  readonly view: ComponentType<object>
  readonly props: object
  readonly served: readonly ChildNode[]
}

/** An island's view. The server's nodes are removed when the view is committed, not earlier. */
function Content({ view: View, props, served }: ContentProps) {
  // Runs before any effect of the view that measures.
  useInsertionEffect(() => {
    for (const node of served) node.remove()
  }, [served])
  return <View {...props} />
}
