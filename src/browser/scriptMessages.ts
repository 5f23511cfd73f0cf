/**
 * Why a script did not load. Plain text for developers. Separate from `messages.ts`, because other files load the
 * message about storage.
 */
export const scriptReasons = {
  badAddress: 'it is no http or https address',
  failed: 'the browser could not load it',
  noResponse: (timeoutMs: number): string => `no response within ${timeoutMs} ms`,
} as const
