import { comments } from '../fixtures/comments'
import { scriptOf } from './source'

/** A script that stands in for a comment host's counter. It knows the comments of the demo site. */
export function commentCounterStandIn(): string {
  const counts = Object.fromEntries(Object.entries(comments).map(([id, { length }]) => [id, length]))
  return scriptOf(serve, counts)
}

function serve(counts: { readonly [itemId: string]: number }): void {
  const getCount = () => {
    for (const link of document.querySelectorAll<HTMLElement>('.disqus-comment-count')) {
      const count = counts[link.dataset.disqusIdentifier ?? ''] ?? 0
      link.textContent = count === 1 ? '1 Comment' : `${count} Comments`
    }
  }
  Object.assign(globalThis, { DISQUSWIDGETS: { getCount } })
  getCount()
}
