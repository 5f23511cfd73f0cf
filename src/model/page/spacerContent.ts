/** The element that gives a spacer with a ratio its height: the ratio is set as its padding. */
export const spacerContent = '.sqs-block-content'
