/**
 * What every error of Skerry is: a fixed `name` to switch on, a message for developers that says what happened, why it
 * matters and what to do, and the native `cause`. Copies of a class live in several bundles of one page, so tell errors
 * apart by `name`, or with the guard beside the class, never by `instanceof`.
 */
export abstract class SkerryError extends Error {
  abstract override readonly name: string
}

/** Whether `error` carries the given fixed name, from whichever bundle it came. */
export function hasErrorName(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name
}
