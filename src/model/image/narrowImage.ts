/** The element whose class marks an image block as narrow. */
export const imageWrapper = '.image-block-outer-wrapper'

/** The width in pixels below which an image block is narrow (B9 Images), and its class in templates. */
export const narrowImage = [415, 'sqs-narrow-width'] as const

/** The class without which templates hide the text of an image block. */
export const readyImageText = 'sqs-text-ready'
