import type { Operation } from '../http/Operation'

// If these failed, a form would never reach the failure that a scenario is meant to show.
const beforehand = ['FormSubmissionKey', 'CaptchaChallenge', 'CaptchaStandIn']

/** Every operation. */
export const everywhere = (): boolean => true

/** No operation, for scenarios that affect images, sounds, videos or code files. */
export const nowhere = (): boolean => false

/** The operations that a visitor waits for, except the requests of a form before it is saved. */
export const foreground = (operation: Operation): boolean =>
  operation.group !== 'telemetry' && !beforehand.includes(operation.id)

/** The operations that require a crumb. */
export const guarded = (operation: Operation): boolean => operation.crumb === 'required'

/** The telemetry collectors. */
export const telemetry = (operation: Operation): boolean => operation.group === 'telemetry'

/** Only the named operations. */
export const only =
  (...ids: readonly string[]) =>
  (operation: Operation): boolean =>
    ids.includes(operation.id)
