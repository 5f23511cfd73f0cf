import { functionOf } from './language'

type Run = (this: unknown, ...args: never[]) => unknown

/** `Y.later`: calls a function after a time in ms, or repeatedly. */
export function later(ms: number, context: unknown, run: Run | string, args?: unknown, isRepeated?: boolean) {
  const act = () => functionOf(run, context).apply(context, [args ?? []].flat() as never[])
  const timer = isRepeated ? setInterval(act, ms) : setTimeout(act, ms)
  return { id: timer, cancel: () => clearTimeout(timer) }
}

/** `Y.throttle`: calls a function at most once in `ms`, at the start of that time. */
export function throttle(run: Run, ms = 150): Run {
  let last = Number.NEGATIVE_INFINITY
  return function (this: unknown, ...args) {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    functionOf(run).apply(this, args)
  }
}
