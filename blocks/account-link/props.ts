/** The link to the visitor's account. */
export interface AccountLinkProps {
  readonly link: HTMLAnchorElement
}
