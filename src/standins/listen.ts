import { type Facade, facadeOf } from './facade'
import { functionOf } from './language'
import type { PageNode } from './PageNode'
import { wrap } from './wrap'

export type Handler = (this: unknown, event: Facade, ...extra: never[]) => unknown

/** Removes a listener. */
export interface Handle {
  detach(): void
  cancel(): void
}

/** One handle for several listeners. */
export function joinHandles(handles: readonly Handle[]): Handle {
  const detach = () => {
    for (const handle of handles) handle.detach()
  }
  return { detach, cancel: detach }
}

interface How {
  /** The value of `this`; by default the node. */
  readonly context?: unknown
  /** Additional arguments, after the event. */
  readonly extra?: readonly unknown[]
  readonly isOnce?: boolean
}

interface Kept {
  readonly type: string
  readonly handler: Handler
  readonly stop: () => void
}

const kept = new WeakMap<EventTarget, Set<Kept>>()

/** The library's event names that differ from the browser's. */
const nativeNames: { readonly [name: string]: string } = { windowresize: 'resize', valuechange: 'input', tap: 'click' }
/** Events that do not bubble, and their counterparts that do. */
const bubblingNames: { readonly [name: string]: string } = {
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
  focus: 'focusin',
  blur: 'focusout',
}

/** Listens to events of one node. */
export function listen(node: EventTarget, types: string | readonly string[], handler: Handler, how: How): Handle {
  const { context, extra = [], isOnce = false } = how
  return keep(node, types, handler, (type) => {
    const run = (event: Event) =>
      functionOf(handler, context).call(context ?? wrap(node as Node), facadeOf(event, node), ...(extra as never[]))
    node.addEventListener(type, run, { once: isOnce })
    return () => node.removeEventListener(type, run)
  })
}

/** Listens to events of all descendants of a node that match. */
export function delegate(
  node: EventTarget,
  types: string | readonly string[],
  handler: Handler,
  { test, context, extra = [] }: How & { readonly test: string | ((node: PageNode) => boolean) },
): Handle {
  return keep(node, types, handler, (type) => {
    const isCrossing = type === 'mouseenter' || type === 'mouseleave'
    const run = (event: Event) => {
      const from = (event as MouseEvent).relatedTarget as Node | null
      for (let at = wrap(event.target as Node); at && at._node !== node; at = at.ancestor()) {
        if (!at.test(test) || (isCrossing && from && at.contains(from))) continue
        functionOf(handler, context).call(context ?? at, facadeOf(event, at._node), ...(extra as never[]))
        if (event.cancelBubble) return
      }
    }
    const native = bubblingNames[type] ?? type
    node.addEventListener(native, run)
    return () => node.removeEventListener(native, run)
  })
}

/** Removes listeners that these functions added. */
export function detachAll(node: EventTarget, type?: string, handler?: Handler): void {
  for (const one of kept.get(node) ?? []) {
    if ((type === undefined || one.type === nameOf(type)) && (!handler || one.handler === handler)) one.stop()
  }
}

function keep(
  node: EventTarget,
  types: string | readonly string[],
  handler: Handler,
  add: (type: string) => () => void,
): Handle {
  const own = kept.get(node) ?? new Set()
  kept.set(node, own)
  const entries = [types].flat().map((name): Kept => {
    const type = nameOf(name)
    const remove = add(type)
    const entry: Kept = {
      type,
      handler,
      stop() {
        remove()
        own.delete(entry)
      },
    }
    own.add(entry)
    return entry
  })
  const detach = () => {
    for (const { stop } of entries) stop()
  }
  return { detach, cancel: detach }
}

/** The browser's name of an event, without a category as in `cart|click`. */
function nameOf(type: string): string {
  const name = type.slice(type.indexOf('|') + 1)
  return nativeNames[name] ?? name
}
