import { workflowMessages } from '../../language/offPage/messages'

/** Collection types in the specification's order (B3 Enumerations), which gives no numbers. */
export const collectionTypes = [
  'generic',
  'subscription',
  'twitter',
  'foursquare',
  'instagram',
  'gallery-block',
  'template-page',
  'splash-page',
  'page',
  '500px',
  'flickr',
  'products',
  'slide-gallery',
  'slide-album',
  'slide-video',
  'album-block',
  'project',
  'section-catalog',
  'page-catalog',
  'item-catalog',
  'portfolio',
  'lessons',
  'mosaic',
] as const

/** The name of a collection type. */
export type CollectionType = (typeof collectionTypes)[number]

/** The few collection types whose number is confirmed by real pages. */
export const knownCollectionTypes = { page: 10, products: 13, portfolio: 23 } as const

/** Content item types in the specification's order (B3 Enumerations), which gives no numbers. */
export const contentItemTypes = [
  'text',
  'image',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
  'review',
  'store-item',
  'event',
  'thread',
  'gallery',
  'binary',
  'css-asset',
  'tweak-asset',
  'digital-good',
  'attachment',
  'exports',
  'prose-mirror-text',
  'tweet',
  'rss',
  'checkin',
  'knowledge-base-article',
  'project-item',
  'taxonomies',
  'portfolio-item',
  'lesson',
] as const

/** The name of a content item's type. */
export type ContentItemType = (typeof contentItemTypes)[number]

/** Item record types and the identifier of each (B3 Item record types). */
export const recordTypeIdentifiers = {
  audio: 'album-track',
  event: 'event-item',
  image: 'gallery-image',
  'portfolio-item': 'portfolio-item',
  text: 'blog-post',
  video: 'gallery-video',
} as const

/** How a collection of products is shown (B3 Collection view). */
export const collectionViews = ['list', 'grid', 'product'] as const

/** B3 Item visibility states. */
export const visibilityStates = ['draft', 'published', 'needs_review', 'scheduled'] as const

/** B3 Item publication status. */
export const publicationStatuses = {
  published: 1,
  scheduled: 2,
  'needs-review': 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const

/** The label of a workflow state in the page's language; `Unsupported` for any other (A4 Stock and workflow). */
export function workflowLabel(state: string): string {
  const labels: { readonly [state: string]: string } = workflowMessages
  return (Object.hasOwn(labels, state) ? labels[state] : undefined) ?? workflowMessages.other
}
