import { markOwn } from '../browser/ownElements'
import { openLine, type PlayerNews } from '../media/playerLine'
import type { VideoEmbed } from '../media/videoEmbed'
import { element } from './element'

/** A provider's player in a frame. */
export interface ProviderFrame {
  readonly play: () => void
  readonly pause: () => void
  /** Whether the player has sent a message yet. Before that, it accepts no commands. */
  readonly canPause: () => boolean
  readonly show: (isShown: boolean) => void
  readonly focus: () => void
  readonly hasFocus: () => boolean
  readonly remove: () => void
}

export interface ProviderFrameOptions {
  /** How the frame fits its box, for the style sheet; `none` gives it the embed's own size. */
  readonly mode: string | null
  /** Its accessible name. */
  readonly title: string
  readonly onNews: (news: PlayerNews) => void
  /** Whether it should be playing. */
  readonly isPlaying: () => boolean
  /**
   * Called if the frame loads while it should not play. This happens if it was moved on the page; it would then start
   * behind its overlay.
   */
  readonly onReload: () => void
}

/** Adds a frame with the player of an embed to a box; it starts as soon as it has loaded. */
export function addProviderFrame(box: Element, embed: VideoEmbed, options: ProviderFrameOptions): ProviderFrame {
  const { url, provider, allow, sandbox, width, height } = embed
  const { mode, title, onNews, isPlaying, onReload } = options
  const frame = element('iframe', {
    class: 'skerry-video-frame',
    'data-mode': mode ?? undefined,
    title,
    allow,
    sandbox: sandbox ?? undefined,
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
  if (width && height) frame.style.setProperty('--skerry-video-ratio', `${width / height}`)
  if (mode === 'none' && width && height) {
    frame.width = `${width}`
    frame.height = `${height}`
  }
  let canPause = false
  const line = openLine(frame, provider, url, (news) => {
    // Phones may not start a player by its URL. If it was already paused in its frame, its first news is that.
    if (!canPause && news === 'ready' && isPlaying()) line?.play()
    canPause = true
    onNews(news)
  })
  frame.onload = () => {
    if (!isPlaying()) onReload()
    // It was focused while its document was still empty, so the new document needs the focus.
    else if (document.activeElement === frame) frame.contentWindow?.focus()
  }
  frame.src = url
  box.append(markOwn(frame))
  return {
    play: () => line?.play(),
    pause: () => line?.pause(),
    canPause: () => canPause,
    show: (isShown) => frame.toggleAttribute('hidden', !isShown),
    focus: () => frame.focus(),
    hasFocus: () => document.activeElement === frame,
    remove() {
      line?.close()
      frame.remove()
    },
  }
}
