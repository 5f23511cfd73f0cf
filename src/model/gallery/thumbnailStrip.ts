/** The strip of thumbnails that the server renders for a gallery. They repeat its slides. */
export const thumbnailStrip = '.sqs-gallery-thumbnails'
