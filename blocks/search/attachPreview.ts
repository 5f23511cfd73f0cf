import { debounce } from '../../src/browser/debounce'
import { recordChanges } from '../../src/browser/elementChanges'
import { isComposing } from '../../src/browser/isComposing'
import { format } from '../../src/language/format'
import { adoptStyles } from '../../src/ui/styles'
import { createPopup } from './createPopup'
import { messages } from './messages'
import type { SearchProps } from './props'
import css from './search.css?inline'

const typingPauseMs = 200 // docs/decisions.md#62
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

type PreviewProps = SearchProps & Required<Pick<SearchProps, 'load'>>

/** Shows the first results while a visitor types: a combobox with a list (W3C pattern). The text is never changed. */
export function attachPreview(element: HTMLElement, { input, collectionIds, load }: PreviewProps): () => void {
  adoptStyles('search', css)
  const changes = recordChanges()
  const popup = createPopup(element, input, changes)
  let request = new AbortController()
  let lastQuery = ''

  const requestPreview = async () => {
    const query = input.value.trim()
    if (query === lastQuery) return
    request.abort() // an older response must not replace a newer one
    request = new AbortController()
    const { signal } = request
    lastQuery = query
    changes.classed(input, 'loading', query !== '')
    if (query === '') return popup.close()
    popup.waits(messages.searching)
    try {
      const results = await load(query, collectionIds, signal)
      if (signal.aborted) return
      popup.show(results, results.length ? format(messages.found, { count: results.length }) : nothingFor(query))
    } catch {
      if (signal.aborted) return
      lastQuery = '' // typing the same text again retries the request
      popup.show([], messages.failed)
    }
    changes.classed(input, 'loading', false)
  }
  const requestSoon = debounce(() => void requestPreview(), typingPauseMs)
  const dismiss = () => {
    requestSoon.cancel()
    request.abort()
    lastQuery = ''
    changes.classed(input, 'loading', false)
    popup.close()
  }

  changes.listen(input, 'input', (event) => {
    popup.leave() // Enter now searches for the text
    if (!(event as InputEvent).isComposing) requestSoon()
  })
  changes.listen(input, 'compositionend', requestSoon)
  changes.listen(input, 'blur', dismiss)
  changes.listen(input, 'keydown', (event) => {
    if (!isComposing(event)) answerKey(event, { popup, dismiss, open: () => void requestPreview() })
  })
  changes.onUndo(dismiss)
  if (input.matches(':focus')) void requestPreview() // text may have been typed before this code loaded
  return changes.undo
}

interface Answers {
  readonly popup: ReturnType<typeof createPopup>
  readonly dismiss: () => void
  readonly open: () => void
}

/** Handles the keys of a combobox. All others edit the text. */
function answerKey(event: KeyboardEvent, { popup, dismiss, open }: Answers): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step !== 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    if (event.altKey && step < 0) dismiss()
    else if (!popup.isOpen()) open()
    else if (!event.altKey) popup.move(step)
  } else if (event.key === 'Escape' && popup.isOpen()) {
    event.preventDefault() // it would empty the field
    event.stopPropagation() // it would also close a dialog around the field
    dismiss()
  } else if (event.key === 'Enter' && popup.follow(event)) {
    event.preventDefault()
  } else if (caretKeys.includes(event.key)) {
    popup.leave()
  }
}

function nothingFor(query: string): string {
  return format(messages.nothing, { query })
}
