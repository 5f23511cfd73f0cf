import { parseUrl } from '../model/address/parseUrl'
import type { PageNode } from './PageNode'
import { wrap } from './wrap'

/** The argument of the vendor library's listeners: the event, with its nodes wrapped. */
export interface Facade {
  readonly type: string
  readonly target: PageNode | null
  readonly currentTarget: PageNode | null
  readonly [name: string]: unknown
}

// Properties that templates read from events of any type.
const copied = [
  ...['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'button', 'which', 'keyCode', 'charCode', 'key', 'detail'],
  ...['clientX', 'clientY', 'pageX', 'pageY', 'screenX', 'screenY', 'touches', 'changedTouches', 'targetTouches'],
] as const

/** Wraps an event as the vendor's library does. */
export function facadeOf(event: Event, currentTarget: EventTarget | null = event.currentTarget): Facade {
  const native = event as Event & { readonly [name: string]: unknown }
  const hashOf = (url: unknown) => (typeof url === 'string' ? parseUrl(url)?.hash.slice(1) : undefined)
  const facade = {
    _event: event,
    type: event.type,
    target: wrap(event.target as Node),
    currentTarget: wrap(currentTarget as Node),
    relatedTarget: wrap((native.relatedTarget ?? null) as Node | null),
    newHash: hashOf(native.newURL),
    oldHash: hashOf(native.oldURL),
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
    stopImmediatePropagation: () => event.stopImmediatePropagation(),
    halt(immediate?: boolean) {
      event.preventDefault()
      if (immediate) event.stopImmediatePropagation()
      else event.stopPropagation()
    },
  }
  const rest = Object.fromEntries(copied.filter((name) => name in native).map((name) => [name, native[name]]))
  return { ...rest, ...facade }
}
