import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { print } from '../../src/language/format'
import { allWords } from './allWords'

/** Every interface string that the two documents give in words, byte for byte, by the section that gives it. */
const strings: { readonly [section: string]: readonly string[] } = {
  'A2 Screens and routes': [
    'Logout Successful',
    'You have been successfully logged out.',
    'You have nothing in your shopping cart.',
    'Okay',
    'Clear',
    'Reload Page',
  ],
  'A3 Shopping cart, form field types, other': [
    '100+',
    'More than 100 items in cart',
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
    'Scheduled',
    'Needs Review',
    'Draft',
    'Private',
    'Sans Serif',
    'Serif',
    'Display',
    'Script',
    'Slab Serif',
    'Mono',
    'Other',
  ],
  'A4 States': ['Submitting…', 'Available', 'Scheduled', 'Hidden', 'Unsupported'],
  'A5 Validation rules': [
    'You have exceeded the character limit.',
    'Email is not valid. Email addresses should follow the format {email}.',
    'One or more fields is invalid, please check your entries.',
    'Complete CAPTCHA before submitting.',
    'To check out, your order subtotal must be {subtotal} or more.',
    'Please enter a valid email',
    'Emails must be formatted as {email}',
    'Links must be formatted as {host} or {host}',
    '{val} is not a valid page URL',
    'Please enter a file name',
    'Please select a star rating',
    'A List must be selected',
    'Your dataset must have at least one column',
    'Your dataset must have at least one row',
    'This {tagType} already exists',
    'You may only edit one {tagType} at a time',
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  ],
  'A8 Form submission': [
    'Unable to submit form. Please try again later.',
    'This form has not been configured yet.',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'Unable to send form. Please try again later.',
    'Your form has encountered a problem. Please scroll down to review.',
    'Your form has encountered a problem. Please scroll up to review.',
    'Unknown error, please try again later.',
    'Error processing form submission. Please reload and try again.',
    'Could not get a form submission key, please try again later.',
    'Could not parse the form fields, please check your entries.',
  ],
  'A8 Data layer': [
    'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
    'Unauthorized request',
    'Internal server error. Please try again later.',
    'This service is temporarily unavailable. Please try again later.',
    'Unable to connect…',
    'Something Went Wrong!',
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
    'Unable to update quantity',
    'Unable to remove item',
    'Unable to open form',
    'Unable to update form',
    'Please check your internet connection.',
    'Your review request has expired',
    'You have already reviewed this purchase',
    'There was a problem while renaming your file.',
  ],
  'B3 Map location': ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'],
  'B3 Cookie banner settings': [
    'Accept',
    'Decline',
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  ],
  'B5 Validation rules': [
    'Invalid video embed.',
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    'Missing alignment for content-fit image',
    'A Free label is required, and it should be a wrapped string',
    '{val} is not one of the expected options',
    'One or more rows was missing data',
  ],
  'B6 Roles and permissions': ['Preview Only'],
  'B7 Calls': ['Error tracking event: HTTP Status {code}', 'no payload'],
  'B8 Console and runtime messages': [
    'Could not render form',
    'Issue parsing SoundCloud url',
    'Error decoding gallery block data.',
    'Error evaluating gallery block data.',
    'VideoLoader not found',
    'Loader2 not found',
    'lightboxify is not available in this tier!',
    'No image',
    'No images',
    'No root node',
    'not a valid node',
    'Invalid or missing image source',
    'The underlying Praetor configuration is not loaded',
    'The specified feature does not exist',
    'The specified feature is not a {type}',
    'The specified feature has an invalid server-side definition',
    'ReCaptcha has not been set up!',
  ],
  'B8 Interface error strings': [
    'Network error',
    'No response data from job request',
    'File processing failed',
    'File processing cancelled',
    'File processing failed to complete',
    'File upload failed to complete',
    'Error uploading',
    'There was a problem while renaming your file',
    'There was a problem while uploading your file',
    'Unable to load. Try again.',
    'Unable to load results',
    'Unable to load collections',
    'Unable to load fonts',
    'Unable to connect. Please try again',
    'Unable to locate content',
    'Something went wrong',
    'Failed to load timezone',
    'Code editing is not available on Android.',
  ],
}

/** Strings with a gap in the documents, and how ours fill it. */
const opened: { readonly [section: string]: readonly (readonly [room: string, entry: string, begins: string])[] } = {
  'B5 Validation rules': [
    ['gallery', 'noTransition', 'Could not find transition named '],
    ['gallery', 'noDesign', 'Could not find design named '],
  ],
  'B8 Console and runtime messages': [
    ['runtime', 'unableToLoadModule', 'Unable to load module {module} for trigger {trigger}'],
  ],
}

/** Texts of code that is on a page before any word can be replaced, or that only a mistake of ours would bring up. */
const constants: readonly (readonly [file: string, text: string])[] = [
  ['src/messages.ts', 'Detected second run, this is bad.'], // B8
  ['src/media/tweenMessages.ts', '[Tween] First parameter needs to be a function.'], // B5
  ['src/media/tweenMessages.ts', '[Tween] Duration is not a finite number.'], // B5
  ['src/browser/messages.ts', 'Unable access local/session storage.'], // B8
]

let catalogue: Awaited<ReturnType<typeof allWords>>
let all: Set<string>
beforeAll(async () => {
  catalogue = await allWords()
  all = new Set([...catalogue.values()].flatMap((words) => Object.values(words)))
})

describe.each(Object.entries(strings))('%s', (_, own) => {
  it.each(own)('%s', (text) => {
    expect(all.has(text)).toBe(true)
  })
})

describe.each(Object.entries(opened))('%s, with placeholders', (_, own) => {
  it.each(own)('%s %s: %s', (room, entry, begins) => {
    expect(catalogue.get(room)?.[entry]).toMatch(new RegExp(`^${begins.replace(/[{}.]/g, '\\$&')}`))
  })
})

describe('A9 Business constants', () => {
  it('just now, about N seconds ago', () => {
    const { justNow, secondsAgo } = catalogue.get('time') as { justNow: string; secondsAgo: string }
    expect([justNow, print(secondsAgo, { count: 45 }, 'en')]).toEqual(['just now', 'about 45 seconds ago'])
  })
})

describe('constant strings', () => {
  it.each(constants)('%s: %s', (file, text) => {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(text)
  })
})
