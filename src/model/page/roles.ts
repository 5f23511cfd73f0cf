import type { Page } from './page'

const viewerRole = /^(viewer|10)$/i // B3 Contributor roles: viewer 10

/** Whether somebody is logged in on the live site. */
export function isLoggedIn({ authenticatedAccount }: Pick<Page, 'authenticatedAccount'>): boolean {
  return authenticatedAccount !== null
}

/** Whether the roles are the viewer's and nothing else (B6); nobody without a role is a viewer. */
export function isViewerOnly({ websiteRoles }: Pick<Page, 'websiteRoles'>): boolean {
  return websiteRoles.length > 0 && websiteRoles.every((role) => viewerRole.test(role))
}
