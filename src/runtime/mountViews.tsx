import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import { Component, Suspense, useInsertionEffect } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { guardFocus, guardSelection } from './circularForm'
import { keepMarkup } from './keepMarkup'

/** The React that draws islands. Views of other people must use this one, because hooks work with one copy only. */
export { React }

/** One island to draw. */
export interface ViewToMount {
  readonly element: HTMLElement
  readonly view: ComponentType<object>
  readonly props: object
  readonly place: 'inside' | 'over'
  /** Called once if the island throws, while rendering or later in an effect; it is gone from the page by then. */
  readonly onError: (error: unknown) => void
}

/** Islands that share a root: React hangs 144 listeners on each, and each costs a commit of its own. */
interface Group {
  readonly root: Root
  /** What is drawn of each island. React skips what is the same object as before. */
  readonly drawn: Map<ViewToMount, ReactNode>
}

/** So many islands that a change of one need not look at a thousand. */
const groupSize = 64
let current: Group | undefined
let groups = 0
let mounted = 0

/**
 * Draws a batch of islands in one flush, each with an error boundary of its own: one that throws leaves alone. Returns
 * the undo of each, which gives the server's nodes back as they were.
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
 * Draws nothing, once, so that the task of the first island need not also make the root and compile the renderer: a third
 * of its time on a slow processor.
 */
export function warmUp(): void {
  const group = groupWithRoom()
  flushSync(() => draw(group))
}

function groupWithRoom(): Group {
  if (!current || current.drawn.size >= groupSize) {
    if (groups === 0) guardSelection()
    const root = createRoot(document.createElement('div'), {
      // Roots count their ids apart from each other; on one page they must not meet.
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
  const onThrown = (error: unknown) => {
    if (!group.drawn.delete(view)) return
    draw(group)
    giveBack()
    onError(error)
  }
  const onGone = () => {
    isGone = true
  }
  group.drawn.set(
    view,
    <Boundary key={mounted++} onThrown={onThrown} onGone={onGone}>
      {/* What waits for something keeps only itself waiting, with the server's nodes in place. */}
      <Suspense>{place === 'inside' ? createPortal(content, element) : content}</Suspense>
    </Boundary>,
  )
  return () => {
    if (!group.drawn.delete(view)) return
    guardFocus()
    flushSync(() => draw(group))
    // Within a commit of React's own nothing can be flushed: it is done as soon as that has ended.
    if (isGone) giveBack()
    else queueMicrotask(giveBack)
  }
}

interface BoundaryProps {
  readonly onThrown: (error: unknown) => void
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

  override componentWillUnmount() {
    this.props.onGone()
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

/** An island's view; the server's nodes make room for it when it is drawn, and no sooner. */
function Content({ view: View, props, served }: ContentProps) {
  // Before any effect of the view measures.
  useInsertionEffect(() => {
    for (const node of served) node.remove()
  }, [served])
  return <View {...props} />
}
