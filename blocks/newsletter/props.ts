export interface NewsletterProps {
  readonly form: HTMLFormElement
}
