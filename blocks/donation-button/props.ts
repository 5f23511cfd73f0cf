export interface DonationButtonProps {
  readonly button: HTMLElement
  /** `data-donate-page-id`: the id of the donation page. */
  readonly donatePageId: string
}
