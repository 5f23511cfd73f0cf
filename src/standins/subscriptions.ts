import type { VendorGlobals } from '../runtime/stubs'
import { Emitter, type Listener } from './Emitter'
import type { Facade } from './facade'
import { functionOf } from './language'
import { type Handle, type Handler, joinHandles } from './listen'
import { all, PageNodes } from './NodeList'
import { PageNode } from './PageNode'
import { whenParsed } from './ready'
import type { NodeLike } from './wrap'

type Subscribe = (types: string | readonly string[], run: Handler, ...rest: unknown[]) => { detach(): void }

/** Events of the window. Any other name without a target is a custom event of the library. */
const windowEvents =
  /^(windowresize|resize|scroll|hashchange|popstate|orientationchange|load|(before)?unload|pagehide|click|key\w+|mouse\w+|touch\w+)$/

const nowhere: Handle = { detach() {}, cancel() {} }

/** `Y.on` and its variants: document readiness, events of nodes and of the window, and custom events. */
export function subscriptions(Y: VendorGlobals): VendorGlobals {
  const events = new Emitter()
  const subscribe =
    (method: 'on' | 'once'): Subscribe =>
    (types, run, target, ...rest) => {
      const type = [types].flat()[0] ?? ''
      if (type === 'domready') return soon(run, target ?? Y)
      if (type === 'available' || type === 'contentready') {
        whenParsed(() => all(target as NodeLike).each((node) => functionOf(run).call(rest[0] ?? node, {} as Facade)))
        return nowhere
      }
      if (type === 'key') return onKey(run, target as NodeLike, rest)
      const isWindows = windowEvents.test(type)
      if (isWindows && type === 'load' && document.readyState === 'complete') {
        return soon(run, target ?? Y)
      }
      if (isNodeLike(target)) return onNodes(method, all(target), types, run, rest)
      if (isWindows) return onNodes(method, all(window), types, run, [target, ...rest])
      return events[method](types, run as Listener, target, ...rest)
    }
  return {
    on: subscribe('on'),
    after: subscribe('on'),
    once: subscribe('once'),
    onceAfter: subscribe('once'),
    fire: events.fire.bind(events),
    detach: events.detach.bind(events),
    publish: events.publish,
    delegate: (type: string, run: Handler, parent: NodeLike, selector: string, ...rest: unknown[]) =>
      joinHandles(all(parent)._nodes.map((node) => node.delegate(type, run, selector, ...rest))),
  }
}

function soon(run: Handler, context: unknown): Handle {
  whenParsed(() => functionOf(run).call(context, {} as Facade))
  return nowhere
}

function onNodes(
  method: 'on' | 'once',
  nodes: PageNodes,
  types: string | readonly string[],
  run: Handler,
  rest: unknown[],
): Handle {
  return joinHandles(nodes.toArray().map((node) => node[method](types, run, ...rest)))
}

/** `Y.on('key', run, node, 'down:37,39')` */
function onKey(run: Handler, target: NodeLike, [spec = '', context, ...extra]: readonly unknown[]): Handle {
  const [phase = '', codes = ''] = String(spec).includes(':') ? String(spec).split(':') : ['', String(spec)]
  const wanted = codes.split(/[,+]/)
  const only: Handler = function (event) {
    const isWanted = wanted.includes(String(event.keyCode)) || wanted.includes(String(event.key).toLowerCase())
    if (isWanted || codes === '') functionOf(run).call(this, event, ...(extra as never[]))
  }
  return onNodes('on', all(target), phase === 'up' ? 'keyup' : 'keydown', only, [context])
}

function isNodeLike(value: unknown): value is NodeLike {
  if (value instanceof PageNode || value instanceof PageNodes) return true
  return typeof value === 'string' || value instanceof Node || value instanceof Window
}
