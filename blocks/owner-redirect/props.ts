/** The marker of pages that do not redirect: in the query, and then in session storage. */
export const marker = 'noredirect'

/** The destination of an owner's redirect. */
export interface OwnerRedirectProps {
  /** The URL of the configuration panel, which then shows this page. */
  readonly panelUrl: string
}
