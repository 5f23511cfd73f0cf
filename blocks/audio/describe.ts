import { markOwn } from '../../src/browser/ownElements'
import { readBoolean } from '../../src/runtime/attributes'
import { element, icon } from '../../src/ui/element'
import { label } from './label'
import { messages } from './messages'
import type { Track } from './tracks'

const downloadIcon = 'M11 4h2v8l3-3 1.4 1.4L12 16l-5.4-5.6L8 9l3 3zM5 18h14v2H5z'

/**
 * Shows what a single track has only in attributes: its title and author before `line`, and a download link at the end.
 * Does nothing if the server rendered its own description. Returns a function that undoes it.
 */
export function describe({ row, url, title, author }: Track, line: Element): () => void {
  if (line.previousElementSibling?.matches(':not(noscript, .skerry-sound-play)')) return () => {}
  const words = markOwn(element('p', { class: 'skerry-sound-words' }, element('strong', {}, title)))
  words.append(title && author && ' · ', author)
  if (title || author) line.before(words)
  const link = element('a', { class: 'skerry-sound-download', href: url, download: true }, icon(downloadIcon))
  label(link, messages.download, title)
  link.title = messages.download
  if (readBoolean(row, 'data-show-download')) line.append(link)
  return () => {
    words.remove()
    link.remove()
  }
}
