/** The parameter of the page that opens after a logout (A2, B2). */
export const logoutParameter = 'logout'

/** Whether this page was opened by a logout. */
export function hasLoggedOut(): boolean {
  return new URLSearchParams(location.search).get(logoutParameter) === 'true'
}
