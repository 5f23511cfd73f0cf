/** Where an owner is redirected. */
export interface OwnerRedirectProps {
  /** The configuration panel, which then shows this page. */
  readonly panelUrl: string
}
