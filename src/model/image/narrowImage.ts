/** What says by its class that an image block is narrow. */
export const imageWrapper = '.image-block-outer-wrapper'

/** Under how many pixels an image block is narrow (B9 Images), and the class by which templates know it. */
export const narrowImage = [415, 'sqs-narrow-width'] as const

/** What templates hide the words of an image block without. */
export const readyImageText = 'sqs-text-ready'
