import { catalogue } from '../../../src/language/catalogue'

/** The form's messages by status, which override the data layer's (A8, docs/decisions.md#9). There are no others. */
export const statusMessages = catalogue('form.status', {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
})

/** The messages for broken field rules (A5 Client-side field rules). */
export const ruleMessages = catalogue('form.rules', {
  required: '{title} is required.',
  requiredUntitled: 'This field is required.',
  'too long': 'You have exceeded the character limit.',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  zip: 'US zip codes must be exactly 5 digits.',
})

/**
 * Messages about files, which the endpoint does not accept (CONTRIBUTING.md#9-what-a-form-validates-before-it-is-sent).
 */
export const fileMessages = catalogue('form.files', {
  refused:
    'This form cannot send files, so {fileName} {count, plural, one {was} other {were}} removed. You can send the form without {count, plural, one {it} other {them}}.',
  notUploaded: 'The file {fileName} has not been uploaded yet. Please wait a moment and try again.',
})

/** The value of `{email}` in `ruleMessages.email`. */
export const exampleEmail = 'user@domain.com'
