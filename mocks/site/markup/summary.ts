import type { SiteEvent } from '../../fixtures/site'
import { type Html, html } from '../html'
import { sceneOf } from '../images'
import { block } from './block'
import { imageUrl } from './responsiveImage'

/** An item in a summary. */
export interface SummaryItem {
  readonly title: string
  readonly href: string
  readonly date: string
  /** The image's name; empty for none. */
  readonly scene: string
  readonly excerpt?: string
  readonly kind: 'text' | 'event' | 'image'
}

/** The settings of a summary block, as the platform writes them into its JSON. */
export interface SummarySettings {
  readonly design: 'list' | 'carousel' | 'autogrid' | 'autocolumns'
  readonly collectionId: string
  readonly collectionType?: number
  readonly headerText?: string
  readonly pageSize?: number
  readonly imageAspectRatio?: string
  readonly columnWidth?: number
  readonly gutter?: number
  readonly slidesPerRow?: number
  /** The width of a list's images in percent. */
  readonly listImageSize?: number
  readonly autoCrop?: boolean
  readonly showPastOrUpcomingEvents?: 'upcoming' | 'past'
}

/** A summary block with its items, in the platform's markup. */
export function summaryBlock(id: string, settings: SummarySettings, items: readonly SummaryItem[]): Html {
  const json = JSON.stringify({ ...settings, blockId: id })
  return block('summary-v2', id, summaryContent(settings, items), { 'data-block-json': json })
}

/** The content of a summary block, which `GetWidgetRendering` renders again. */
export function summaryContent(
  { design, headerText = '', collectionType = 1 }: SummarySettings,
  items: readonly SummaryItem[],
): Html {
  const kind = collectionType === 10 ? 'events' : 'blog'
  return html`<div class="summary-block-wrapper summary-block-collection-type-${kind} summary-block-setting-design-${design} summary-block-setting-show-thumbnail summary-block-setting-show-title summary-block-setting-show-excerpt sqs-gallery-design-${design}">
    <div class="summary-item-list-container sqs-gallery-container">
      <header class="summary-block-header">
        <div class="summary-heading">${headerText && html`<span class="summary-header-text">${headerText}</span>`}</div>
        <div class="summary-carousel-pager sqs-gallery-controls"><span class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous"></span><span class="summary-carousel-pager-next next" tabindex="0" role="button" aria-label="Next"></span></div>
      </header>
      <div class="summary-item-list sqs-gallery">${items.map((item) => summaryItem(item, design))}</div>
      ${items.length === 0 && html`<p class="summary-empty">Nothing is planned. Come anyway.</p>`}
    </div>
  </div>`
}

/** An event as an item of a summary. */
export function eventItem({ title, date, url, scene }: SiteEvent): SummaryItem {
  return { title, date, scene, href: url, kind: 'event' }
}

function summaryItem({ title, href, date, scene, excerpt, kind }: SummaryItem, design: string): Html {
  return html`<div class="summary-item summary-item-record-type-${kind} sqs-gallery-design-${design}-slide${scene && ' summary-item-has-thumbnail'}">
        ${scene && thumbnail(scene, href)}
        <div class="summary-content sqs-gallery-meta-container">
          <div class="summary-title"><a href="${href}" class="summary-title-link">${title}</a></div>
          <time class="summary-metadata-item summary-metadata-item--date" datetime="${date}">${spoken(date)}</time>
          ${excerpt && html`<div class="summary-excerpt"><p>${excerpt}</p></div>`}
        </div>
      </div>`
}

function thumbnail(scene: string, href: string): Html {
  const { width, height, alt } = sceneOf(scene)
  return html`<div class="summary-thumbnail-outer-container"><a href="${href}" class="summary-thumbnail-container sqs-gallery-image-container" tabindex="-1" aria-hidden="true"><div class="summary-thumbnail img-wrapper"><img data-src="${imageUrl(scene)}" data-image-dimensions="${width}x${height}" data-image-focal-point="0.5,0.5" alt="${alt}" data-load="false" class="summary-thumbnail-image"></div></a></div>`
}

function spoken(date: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(date))
}
