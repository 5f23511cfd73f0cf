/** The words of forms, letter for letter (A5, A8 Form submission, B4 Form block, B8 Form block messages). */
export const messages = {
  submitting: 'Submitting…',
  success: 'Thank you!',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
  captchaIncomplete: 'Complete CAPTCHA before submitting.',
  processingFailed: 'Error processing form submission. Please reload and try again.',
  unknownError: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  notParsed: 'Could not parse the form fields, please check your entries.',
  reviewBelow: 'Your form has encountered a problem. Please scroll down to review.',
  reviewAbove: 'Your form has encountered a problem. Please scroll up to review.',
  titled: '{title}: {message}',
  more: 'and {count} more',
} as const

/** The form's own table of statuses; it overrides the data layer's texts (A8, decision 9). There are no further ones. */
export const statusMessages: ReadonlyMap<number, string> = new Map([
  [401, 'Unable to submit form. Please try again later.'],
  [404, 'This form has not been configured yet.'],
  [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  [500, 'Unable to send form. Please try again later.'],
])

/** What a field's rule says where it is broken (A5 Client-side field rules). */
export const ruleMessages = {
  required: '{title} is required.',
  requiredUntitled: 'This field is required.',
  'too long': 'You have exceeded the character limit.',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  zip: 'US zip codes must be exactly 5 digits.',
} as const

/** What stands for `{email}`. */
export const exampleEmail = 'user@domain.com'

/** The captions of drawn fields; a page's own `localizedStrings` replace them, by the same path. */
export const captions = {
  'name.firstName': 'First Name',
  'name.lastName': 'Last Name',
  'address.address1': 'Address 1',
  'address.address2': 'Address 2',
  'address.city': 'City',
  'address.stateProvince': 'State/Province',
  'address.zipPostalCode': 'Zip/Postal Code',
  'address.country': 'Country',
  'phone.country': 'Country',
  'phone.areaCode': 'Area Code',
  'phone.prefix': 'Prefix',
  'phone.line': 'Line',
  'phone.number': 'Number',
  'date.month': 'Month',
  'date.day': 'Day',
  'date.year': 'Year',
  'date.mm': 'MM',
  'date.dd': 'DD',
  'date.yyyy': 'YYYY',
  'time.hour': 'Hour',
  'time.minute': 'Minute',
  'time.second': 'Second',
  'time.amPm': 'AM/PM',
  'time.am': 'AM',
  'time.pm': 'PM',
  'likert.stronglyDisagree': 'Strongly Disagree',
  'likert.disagree': 'Disagree',
  'likert.neutral': 'Neutral',
  'likert.agree': 'Agree',
  'likert.stronglyAgree': 'Strongly Agree',
  'validation.required': '',
  submit: 'Submit',
  required: '(required)',
  'lightbox.openForm': 'Open Form',
  'lightbox.close': 'Close',
} as const
