/** The marker of pages that do not redirect: in the query, and then in the storage of the visit. */
export const marker = 'noredirect'

/** Where an owner is redirected. */
export interface OwnerRedirectProps {
  /** The configuration panel, which then shows this page. */
  readonly panelUrl: string
}
