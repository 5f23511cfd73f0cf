/** A sign-up has no properties: all is in its markup. */
export type NewsletterProps = object
