import { catalogue } from '../language/catalogue'

/**
 * The messages of the rules in this folder, letter for letter (A5, B5 Shared interface strings, B8 Unsupported-file
 * message).
 */
export const messages = catalogue('model', {
  emailNeeded: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  linkFormat: 'Links must be formatted as {host} or {host}',
  pageUrl: '{val} is not a valid page URL',
  tooLong: 'You have exceeded the character limit.', // A5 Client-side field rules
  tagExists: 'This {tagType} already exists',
  oneTagAtATime: 'You may only edit one {tagType} at a time',
  fileNameNeeded: 'Please enter a file name',
  fileTooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  fileNotSupported: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
})

/** The values for `{email}`, and for each `{host}` in turn. */
export const examples = {
  email: 'user@domain.com',
  hosts: ['http://domain.com', 'https://domain.com'],
} as const
