import type { VendorGlobals } from '../runtime/stubs'
import { hostHtml } from '../ui/html'
import { Animation } from './Animation'
import { agent } from './agent'
import { Emitter } from './Emitter'
import { Gallery } from './Gallery'
import { inert, orInert } from './inert'
import { Lightbox } from './Lightbox'
import * as language from './language'
import { all, PageNodes, shareMethods } from './NodeList'
import { PageNode } from './PageNode'
import { createShoppingCart } from './shoppingCart'
import { shrinkText } from './shrinkText'
import { subscriptions } from './subscriptions'
import { later, throttle } from './timers'
import { tweakValue } from './tweaks'
import { type NodeLike, wrap } from './wrap'

/** Parts of the library without a stand-in. Code that uses them runs without any effect. */
const without = [
  'Base',
  'Widget',
  'Plugin',
  'io',
  'Get',
  'Data',
  'JSONP',
  'Model',
  'View',
  'App',
  'Router',
  'Controller',
  'Pjax',
  'History',
  'HistoryHash',
  'HistoryHTML5',
  'Cookie',
  'DOM',
  'Event',
  'QueryString',
  'Selector',
  'Transition',
  'DD',
  'Slider',
  'ScrollView',
]

const nothing = () => {}

/** A class whose objects have no effect in all other members. */
function partly(Made: new (config: never) => object): unknown {
  return new Proxy(Made, { construct: (_, [config]) => orInert(new Made(config as never) as VendorGlobals) })
}

/** Completes the global `Y` with the parts of the vendor's library (YUI 3) that templates use. */
export function completeLibrary(Y: VendorGlobals): void {
  shareMethods()
  // Templates call it with and without `new`, and extend it.
  const asNode = Object.assign((node: NodeLike) => wrap(node), {
    create: (html: string) => wrap(hostHtml(html).firstElementChild),
    getDOMNode: (node: PageNode) => node._node,
    one: wrap,
  })
  const NodeClass = new Proxy(asNode, { construct: (_, [node]) => wrap(node as NodeLike) as PageNode })
  Object.defineProperty(asNode, 'prototype', { value: PageNode.prototype, writable: true })
  const { array, object, lang, functionOf, ...functions } = language

  Object.assign(Y, Object.fromEntries(without.map((name) => [name, inert])), functions, {
    Lang: lang,
    Array: array,
    Object: object,
    UA: agent(),
    config: { win: window, doc: document },
    one: wrap,
    all,
    get: wrap,
    Node: NodeClass,
    NodeList: PageNodes,
    EventTarget: Emitter,
    Global: new Emitter(),
    Anim: Animation,
    Easing: inert,
    Escape: { html: (text: unknown) => String(text).replace(/[&<>"'`/]/g, (one) => `&#${one.charCodeAt(0)};`) },
    JSON,
    later,
    throttle,
    guid: () => `yui_${Date.now()}_${Math.random().toString(36).slice(2)}`,
    log: nothing,
    merge: (...parts: object[]) => Object.assign({}, ...parts),
    use: (...args: unknown[]) => {
      const run = args.at(-1)
      if (typeof run === 'function') run(Y)
      return Y
    },
    ...subscriptions(Y),
    Squarespace: orInert({
      Gallery2: partly(Gallery),
      Lightbox2: partly(Lightbox),
      TextShrink: shrinkText,
      Template: orInert({ getTweakValue: tweakValue }),
      Singletons: orInert({ ShoppingCart: createShoppingCart() }),
    }),
  })
}
