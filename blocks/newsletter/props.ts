/** A sign-up has no properties: everything is in its markup. */
export type NewsletterProps = object
