import { catalogue } from '../catalogue'

// Messages of both specifications that `skerry/rules` exports for owners' tools. Blocks that show one of them have
// their own copy, because a page loads only the messages of its blocks.

/** A5 Other strings, B5 Shared interface strings. */
export const editorMessages = catalogue('editor', {
  listNeeded: 'A List must be selected',
  unexpectedOption: '{val} is not one of the expected options',
})

/** A8 Data layer: external forms, and the network. */
export const connectionMessages = catalogue('connection', {
  openFormFailed: 'Unable to open form',
  updateFormFailed: 'Unable to update form',
  checkConnection: 'Please check your internet connection.',
})

/** A4 Stock and workflow. */
export const workflowMessages = catalogue('workflow', {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
  other: 'Unsupported',
})

/** A3 Other: content statuses. */
export const statusMessages = catalogue('status', {
  scheduled: 'Scheduled',
  needsReview: 'Needs Review',
  draft: 'Draft',
  private: 'Private',
})

/** A3 Form field types: likert values from -2 to 2. */
export const likertMessages = catalogue('likert', {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
})

/** A3, B3 Other: font categories. */
export const fontMessages = catalogue('font', {
  sansSerif: 'Sans Serif',
  serif: 'Serif',
  display: 'Display',
  script: 'Script',
  slabSerif: 'Slab Serif',
  mono: 'Mono',
  other: 'Other',
})

/** B8 Interface error strings, except those in the messages of a block or an interface part. */
export const interfaceMessages = catalogue('interface', {
  network: 'Network error',
  noJobData: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  processingIncomplete: 'File processing failed to complete',
  uploadIncomplete: 'File upload failed to complete',
  uploading: 'Error uploading',
  renaming: 'There was a problem while renaming your file',
  // With its full stop, as in A8 Data layer.
  renamingSentence: 'There was a problem while renaming your file.',
  uploadingProblem: 'There was a problem while uploading your file',
  noCollections: 'Unable to load collections',
  noFonts: 'Unable to load fonts',
  noConnection: 'Unable to connect. Please try again',
  noContent: 'Unable to locate content',
  noTimezone: 'Failed to load timezone',
  noCodeEditing: 'Code editing is not available on Android.',
})

/** B8 Console and runtime messages: messages of blocks and services for developers. */
export const consoleMessages = catalogue('console', {
  noImageLoader: 'Loader2 not found',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { console: 'all' } as const
