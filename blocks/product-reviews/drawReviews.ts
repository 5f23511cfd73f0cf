import { writeEntryValue } from '../../src/browser/entryValue'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import { mostStars, starIcon } from '../../src/ui/star'
import { mayMoveFocus } from '../../src/ui/tabbables'
import { messages } from './messages'
import type { LoadedReviews, ProductReview, ProductReviewsProps, ReviewPage } from './props'

/** The key in the history entry for the number of pages that a visitor has loaded. */
export const entryName = ({ itemId }: Pick<ProductReviewsProps, 'itemId'>): string => `skerryReviews ${itemId}`

/** Draws the reviews of a product: the average, the distribution, and the reviews themselves. */
export function drawReviews(first: LoadedReviews, props: ProductReviewsProps): HTMLElement {
  const reviews = first.reviews.map((one) => drawReview(one, props))
  const list = element('ol', { class: 'skerry-reviews-list', tabindex: '-1' }, ...reviews)
  return element(
    'div',
    { class: 'skerry-reviews' },
    element('h2', {}, messages.title),
    drawSummary(first, props.locale),
    list,
    ...drawMore(first, list, props),
  )
}

function drawSummary({ average, total, distribution }: ReviewPage, locale: string): HTMLElement {
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
  const spoken = createSpokenText()
  spoken.textContent = format(messages.average, { rating })
  const number = element('span', { class: 'skerry-reviews-average', 'aria-hidden': 'true' }, rating)
  const starred = element('p', {}, number, drawStars(Math.round(average)), spoken)
  const count = element('p', {}, format(messages.total, { count: total }))
  const shares = distribution.map((share, index) => drawShare(index + 1, share, Math.max(total, 1))).reverse()
  return element(
    'div',
    { class: 'skerry-reviews-summary' },
    element('div', {}, starred, count),
    element('ul', {}, ...shares),
  )
}

/** How many of all reviews gave this number of stars, as a bar and as text. */
function drawShare(stars: number, count: number, total: number): HTMLElement {
  const filled = element('span')
  filled.style.inlineSize = `${Math.min(count / total, 1) * 100}%`
  const spoken = createSpokenText()
  spoken.textContent = format(messages.share, { stars, count })
  const hidden = { 'aria-hidden': 'true' }
  return element(
    'li',
    {},
    element('span', hidden, String(stars), starIcon()),
    element('span', { ...hidden, class: 'skerry-reviews-bar' }, filled),
    element('span', hidden, String(count)),
    spoken,
  )
}

function drawReview({ rating, name, text, at }: ProductReview, { locale }: ProductReviewsProps): HTMLElement {
  const spoken = createSpokenText()
  spoken.textContent = format(messages.rating, { rating })
  const head = element(
    'p',
    {},
    drawStars(rating),
    spoken,
    ' ',
    element('strong', { dir: 'auto' }, name || messages.anonymous),
  )
  if (at !== null) {
    const date = new Date(at)
    const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
    head.append(' ', element('time', { datetime: date.toISOString() }, written))
  }
  return element('li', { tabindex: '-1' }, head, ...(text ? [element('p', { dir: 'auto' }, text)] : []))
}

/** Five stars, the first `filled` of them full. Screen readers get text instead. */
function drawStars(filled: number): HTMLElement {
  const stars = [...Array(mostStars).keys()].map((index) => {
    const star = starIcon()
    star.classList.toggle('is-full', index < filled)
    return star
  })
  return element('span', { class: 'skerry-reviews-stars', 'aria-hidden': 'true' }, ...stars)
}

/**
 * The button that appends the next page. The focus moves to the first new review, so that it is read next, or to the
 * list, unless the visitor has left the button.
 */
function drawMore(first: LoadedReviews, list: HTMLElement, props: ProductReviewsProps): readonly HTMLElement[] {
  const { load, itemId } = props
  if (!load || first.items === 0 || first.items >= first.total) return []
  const problem = element('p', { role: 'alert' })
  let { pages: page, items: seen } = first
  let isLoading = false

  const showMore = async () => {
    if (isLoading) return
    isLoading = true
    button.setAttribute('aria-disabled', 'true')
    problem.textContent = ''
    try {
      const { reviews, items, total } = await load(itemId, page + 1)
      page++
      seen += items
      writeEntryValue(entryName(props), page)
      const drawn = reviews.map((one) => drawReview(one, props))
      list.append(...drawn)
      const isLast = items === 0 || seen >= total
      const next = drawn[0] ?? (isLast ? list : null)
      if (mayMoveFocus(button)) next?.focus()
      if (isLast) button.remove()
    } catch {
      problem.textContent = messages.moreFailed
    }
    isLoading = false
    button.removeAttribute('aria-disabled')
  }
  const button = element('button', { type: 'button', onclick: () => void showMore() }, messages.more)
  return [problem, button]
}
