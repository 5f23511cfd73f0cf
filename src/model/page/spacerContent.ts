/** What makes a spacer with a ratio high: it gets the ratio as its padding. */
export const spacerContent = '.sqs-block-content'
