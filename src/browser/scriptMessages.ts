/** Why a script did not load. Plain text for developers, apart from that of storage, which other files load. */
export const scriptReasons = {
  badAddress: 'it is no http or https address',
  failed: 'the browser could not load it',
  noResponse: (timeoutMs: number): string => `no response within ${timeoutMs} ms`,
} as const
