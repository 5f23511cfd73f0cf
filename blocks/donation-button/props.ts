export interface DonationButtonProps {
  readonly button: HTMLElement
  /** `data-donate-page-id`: the donation page to lead to. */
  readonly donatePageId: string
}
