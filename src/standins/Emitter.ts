import { functionOf } from './language'

/** Returned by a subscription. */
export interface Subscription {
  detach(): void
}

export type Listener = (this: unknown, ...args: never[]) => unknown

interface Entry {
  readonly listener: Listener
  readonly run: (args: readonly unknown[]) => void
}

// Not a field, because templates copy these functions onto their own objects.
const listeners = new WeakMap<object, Map<string, Entry[]>>()

/** Custom events, as in `Y.EventTarget`. */
export class Emitter {
  on(types: string | readonly string[], listener: Listener, context?: unknown, ...extra: unknown[]): Subscription {
    const own = listeners.get(this) ?? new Map<string, Entry[]>()
    listeners.set(this, own)
    const run = (args: readonly unknown[]) =>
      functionOf(listener, context ?? this).apply(context ?? this, [...args, ...extra] as never[])
    const entry: Entry = { listener, run }
    const names = [types].flat()
    for (const name of names) own.set(name, [...(own.get(name) ?? []), entry])
    return {
      detach() {
        for (const name of names) own.set(name, own.get(name)?.filter((other) => other !== entry) ?? [])
      },
    }
  }

  after(types: string | readonly string[], listener: Listener, context?: unknown, ...extra: unknown[]): Subscription {
    return this.on(types, listener, context, ...extra)
  }

  once(types: string | readonly string[], listener: Listener, context?: unknown, ...extra: unknown[]): Subscription {
    const target = this
    const subscription = this.on(types, function (this: unknown, ...args: never[]) {
      subscription.detach()
      functionOf(listener, context ?? target).apply(context ?? target, [...args, ...extra] as never[])
    })
    return subscription
  }

  fire(type: string, ...args: unknown[]): boolean {
    const [payload] = args
    const isFacade = payload === undefined || (typeof payload === 'object' && payload !== null)
    const facade = { preventDefault() {}, stopPropagation() {}, halt() {}, ...(payload as object), type, target: this }
    for (const { run } of listeners.get(this)?.get(type) ?? []) run(isFacade ? [facade] : args)
    return true
  }

  detach(type?: string, listener?: Listener): void {
    const own = listeners.get(this)
    if (!own || type === undefined) listeners.delete(this)
    else own.set(type, listener ? (own.get(type) ?? []).filter((entry) => entry.listener !== listener) : [])
  }

  detachAll(type?: string): void {
    this.detach(type)
  }

  publish(): void {}
}
