type Run = (this: unknown, ...args: never[]) => unknown
type Plain = { [name: string]: unknown }

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): boolean => Number.isFinite(value)
const isFunction = (value: unknown): value is Run => typeof value === 'function'
const isObject = (value: unknown): value is object => (typeof value === 'object' && value !== null) || isFunction(value)

/** `Y.Lang` */
export const lang = {
  isString: isText,
  isNumber,
  isFunction,
  isObject,
  isArray: Array.isArray,
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isNull: (value: unknown) => value === null,
  isUndefined: (value: unknown) => value === undefined,
  isDate: (value: unknown) => value instanceof Date,
  isRegExp: (value: unknown) => value instanceof RegExp,
  isValue: (value: unknown) => value !== null && value !== undefined && !Number.isNaN(value),
  trim: (text: unknown) => String(text).trim(),
  sub: (text: string, values: Plain) =>
    text.replace(/\{\s*([^|}]+?)\s*\}/g, (whole, name) => String(values[name] ?? whole)),
  now: () => Date.now(),
}

/** `Y.Array` */
export const array = Object.assign((value: ArrayLike<unknown>) => Array.from(value), {
  each: (list: ArrayLike<unknown>, run: Run, context?: unknown) => Array.from(list).forEach(run as never, context),
  map: (list: ArrayLike<unknown>, run: Run, context?: unknown) => Array.from(list).map(run as never, context),
  filter: (list: ArrayLike<unknown>, test: Run, context?: unknown) => Array.from(list).filter(test as never, context),
  some: (list: ArrayLike<unknown>, test: Run, context?: unknown) => Array.from(list).some(test as never, context),
  find: (list: ArrayLike<unknown>, test: Run, context?: unknown) =>
    Array.from(list).find(test as never, context) ?? null,
  indexOf: (list: ArrayLike<unknown>, value: unknown) => Array.from(list).indexOf(value),
  hash: (keys: readonly string[], values: readonly unknown[] = []) =>
    Object.fromEntries(keys.map((key, i) => [key, values[i] ?? true])),
})

/** `Y.Object` */
export const object = Object.assign((parent: object) => Object.create(parent) as object, {
  keys: (value: object) => Object.keys(value),
  values: (value: object) => Object.values(value),
  hasKey: (value: object, key: string) => Object.hasOwn(value, key),
  size: (value: object) => Object.keys(value).length,
  isEmpty: (value: object) => Object.keys(value).length === 0,
  each: (value: Plain, run: Run, context?: unknown) => each(value, run, context),
})

/** `Y.each`: iterates over a list or the values of an object. */
export function each(value: unknown, run: Run, context?: unknown): void {
  const list = isObject(value) && 'each' in value && isFunction(value.each) ? value.each : null
  if (list) list.call(value, run as never, context as never)
  else if (Array.isArray(value)) value.forEach(run as never, context)
  else for (const [key, one] of Object.entries(value ?? {})) run.call(context, one as never, key as never)
}

/** `Y.mix`: copies missing keys, or all. */
export function mix(target: Plain, source: Plain = {}, isOverwriting = false): Plain {
  for (const [key, value] of Object.entries(source)) if (isOverwriting || !(key in target)) target[key] = value
  return target
}

/** `Y.extend`: classical inheritance. */
export function extend(
  child: { prototype: object; superclass?: object },
  parent: { prototype: object },
  own: Plain = {},
) {
  child.prototype = Object.assign(Object.create(parent.prototype), { constructor: child }, own)
  child.superclass = parent.prototype
  return child
}

/** `Y.augment`: copies the functions of a class to an object or another class. */
export function augment(target: object, source: { prototype: object }): object {
  const to = isFunction(target) ? (target.prototype as object) : target
  for (const name of Object.getOwnPropertyNames(source.prototype)) {
    const value = (source.prototype as Plain)[name]
    if (name !== 'constructor' && !(name in to))
      Object.defineProperty(to, name, { value, writable: true, configurable: true })
  }
  return target
}

/** `Y.bind`: binds leading arguments. The function may be the name of a method. */
export function bind(run: Run | string, context: unknown, ...bound: unknown[]): Run {
  return (...args) => functionOf(run, context).apply(context, [...bound, ...args] as never[])
}

/** `Y.rbind`: binds trailing arguments. */
export function rbind(run: Run | string, context: unknown, ...bound: unknown[]): Run {
  return (...args) => functionOf(run, context).apply(context, [...args, ...bound] as never[])
}

/**
 * A function, or the method of that name. If it is neither, a function that does nothing, because some templates pass
 * the result of a call instead of a function.
 */
export function functionOf<One extends Run>(run: One | string | undefined, context?: unknown): One {
  const found: unknown = isText(run) ? (context as Plain | undefined)?.[run] : run
  return (isFunction(found) ? found : () => {}) as One
}
