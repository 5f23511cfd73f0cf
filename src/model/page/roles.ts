import type { Page } from './page'

const viewerRole = /^(viewer|10)$/i // B3 Contributor roles: viewer 10

/** Whether someone is logged in on the live site. */
export function isLoggedIn({ authenticatedAccount }: Pick<Page, 'authenticatedAccount'>): boolean {
  return authenticatedAccount !== null
}

/** Whether viewer is the only role (B6); false without any role. */
export function isViewerOnly({ websiteRoles }: Pick<Page, 'websiteRoles'>): boolean {
  return websiteRoles.length > 0 && websiteRoles.every((role) => viewerRole.test(role))
}
