import { onceMayContact } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { loadScript } from '../../src/browser/loadScript'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { readText } from '../../src/runtime/attributes'
import { scriptAddress } from '../../src/runtime/websiteSettings'
import { element as create } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import css from './follow.css?inline'
import { messages } from './messages'
import type { FollowProps } from './props'

const networkScript = 'https://platform.twitter.com/widgets.js'

type Host = { twttr?: { widgets?: { load?: (place: HTMLElement) => unknown } } }

/** Reads the username. Throws a `BlockError` for an invalid one. */
export function parse(element: HTMLElement): FollowProps {
  const username = readText(element, 'data-username')
  if (!/^@?\w{1,15}$/.test(username)) throw new BlockError(format(messages.badUsername, { username }))
  const script = scriptAddress('followSettings', { name: 'script', fallback: networkScript })
  return { username: username.replace('@', ''), script }
}

/** Adds a link, which the network's script replaces with its own button if it loads. */
export function attach(element: HTMLElement, { username, script }: FollowProps): () => void {
  adoptStyles('follow', css)
  const changes = recordChanges()
  const href = `https://twitter.com/intent/follow?screen_name=${username}`
  const link = create(
    'a',
    { class: 'twitter-follow-button skerry-follow', href, target: '_blank', rel: 'noopener noreferrer' },
    format(messages.follow, { account: `@${username}` }),
  )
  changes.classed(element, 'skerry-follow-box', true)
  changes.content(element, [link])

  const load = async () => {
    try {
      await loadScript(script) // for 10 seconds at most (B9 Timing)
      if (!changes.signal.aborted) (globalThis as Host).twttr?.widgets?.load?.(element)
    } catch {
      // The link stays, and leads to the same page.
    }
  }
  changes.onUndo(onceMayContact(script, () => void load()))
  return changes.undo
}
