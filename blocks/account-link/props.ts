/** The link to the account of a visitor. */
export interface AccountLinkProps {
  readonly link: HTMLAnchorElement
}
