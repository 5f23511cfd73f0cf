import { catalogue } from '../../src/language/catalogue'

/** The texts of forms, exactly as specified (A5, A8 Form submission, B4 Form block, B8 Form block messages). */
export const messages = catalogue('form', {
  submitting: 'Submitting…',
  success: 'Thank you!',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
  captchaIncomplete: 'Complete CAPTCHA before submitting.',
  processingFailed: 'Error processing form submission. Please reload and try again.',
  unknownError: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  notSent: 'Nothing was sent. What you entered is still here.',
  waitSeconds: 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
  checkConnection: 'Please check your internet connection.',
  notParsed: 'Could not parse the form fields, please check your entries.',
  closeLightbox: 'Close',
  reviewBelow: 'Your form has encountered a problem. Please scroll down to review.',
  reviewAbove: 'Your form has encountered a problem. Please scroll up to review.',
  titled: '{title}: {message}',
  more: 'and {count} more',
})
