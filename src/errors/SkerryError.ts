/**
 * The base class of Skerry's errors. Each has a fixed `name` to switch on, a message that says what happened, and the
 * native `cause`. A page may load several copies of a class, so tell errors apart by `name`, or with the guard beside
 * the class, never by `instanceof`.
 */
export abstract class SkerryError extends Error {
  abstract override readonly name: string
}

/** Whether `error` has the given name, whichever bundle it comes from. */
export function hasErrorName(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name
}
