import type { Cookie } from '../../http/cookies'
import type { Html } from '../../site/html'

/** A page that the platform serves on every site. The demo site gives it its own design; elsewhere it is plain. */
export interface HostedPage {
  readonly title: string
  readonly content: Html
  /** The platform's number of the page type (B2 Routes). */
  readonly pageType: number
  readonly status?: number
}

/** The response to a request for a hosted page. */
export type HostedAnswer = (HostedPage | { readonly redirect: string }) & { readonly cookies?: readonly Cookie[] }

/** The platform's numbers of these page types. */
export const hostedPageTypes = {
  page: 2,
  paywall: 107,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  subscriptionConfirmed: 206,
  membershipConfirmed: 208,
  reviewsRequest: 209,
} as const
