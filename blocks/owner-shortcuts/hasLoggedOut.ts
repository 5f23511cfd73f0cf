/** The parameter of the page that is shown after a logout (A2, B2). */
export const logoutParameter = 'logout'

/** Whether this is the page after a logout. */
export function hasLoggedOut(): boolean {
  return new URLSearchParams(location.search).get(logoutParameter) === 'true'
}
