import type { Operation } from '../http/Operation'

// Without these a form would never come as far as the failure to be shown.
const beforehand = ['FormSubmissionKey', 'CaptchaChallenge', 'CaptchaStandIn']

/** Every operation there is. */
export const everywhere = (): boolean => true

/** No operation: the scenario concerns something else. */
export const nowhere = (): boolean => false

/** What a visitor waits for, and not what a form asks for before it is saved. */
export const foreground = (operation: Operation): boolean =>
  operation.group !== 'telemetry' && !beforehand.includes(operation.id)

/** What needs a crumb. */
export const guarded = (operation: Operation): boolean => operation.crumb === 'required'

/** Collectors. */
export const telemetry = (operation: Operation): boolean => operation.group === 'telemetry'

/** Only the named operations. */
export const only =
  (...ids: readonly string[]) =>
  (operation: Operation): boolean =>
    ids.includes(operation.id)
