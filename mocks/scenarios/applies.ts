import type { Operation } from '../http/Operation'

const keyOperation = 'FormSubmissionKey'

/** Every operation there is. */
export const everywhere = (): boolean => true

/** No operation: the scenario concerns something else. */
export const nowhere = (): boolean => false

/** What a visitor waits for, and not the form key: with it a form would never come as far as the failure to be shown. */
export const foreground = (operation: Operation): boolean =>
  operation.group !== 'telemetry' && operation.id !== keyOperation

/** What needs a crumb. */
export const guarded = (operation: Operation): boolean => operation.crumb === 'required'

/** Collectors. */
export const telemetry = (operation: Operation): boolean => operation.group === 'telemetry'

/** Only the named operations. */
export const only =
  (...ids: readonly string[]) =>
  (operation: Operation): boolean =>
    ids.includes(operation.id)
