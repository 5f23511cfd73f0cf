import type { ElementChanges } from '../browser/elementChanges'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'
import { BlockError } from '../errors/BlockError'
import { format } from '../language/format'
import { coverParent } from '../media/imageBox'
import { loadLazily } from '../media/lazyImages'
import { announce, beginPlaying, endPlaying } from '../media/onePlays'
import { parseVideoEmbed, type VideoEmbed } from '../media/videoEmbed'
import { openLine, type PlayerLine } from '../media/videoMessages'
import { isProviderPicture } from '../media/videoProviders'
import { videoLoaderModes } from '../model/enumerations/choices'
import { element } from './element'
import { readHtml } from './html'
import { adoptStyles } from './styles'
import { messages } from './videoMessages'
import css from './videoPlayer.css?inline'

/** How the frame meets its box: its own size, inside the box, or over all of it; `null`: it takes the box as it is. */
export type VideoMode = (typeof videoLoaderModes)[number] | null

/** One embedded video behind its overlay. */
export interface VideoPlayer {
  readonly embed: VideoEmbed
  /** Shows the player and starts it; whatever else plays on the page stops. */
  readonly play: () => void
  /** Brings it back to its overlay. */
  readonly stop: () => void
}

/** A dark ground, in no shape of its own, for it covers its box. */
const neutralPoster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='800'%3E%3ClinearGradient id='a' x2='0' y2='1'%3E%3Cstop stop-color='%233b4247'/%3E%3Cstop offset='1' stop-color='%2316181a'/%3E%3C/linearGradient%3E%3Cpath fill='url(%23a)' d='M0 0h1200v800H0z'/%3E%3C/svg%3E"

const players = () => shared('videoPlayers', () => new WeakMap<Element, VideoPlayer>())

/**
 * Brings a `.sqs-video-wrapper` to life: its overlay gets a button, and the click on it the provider's player. Before the
 * click nothing is asked of the provider, not even a picture (B4 Images and video). The player dispatches
 * `skerry:video-play` and `skerry:video-stop`, which bubble. A wrapper that has a player already keeps it. Throws a
 * `BlockError` for an embed that cannot be shown (B5).
 */
export function createVideoPlayer(wrapper: HTMLElement, changes: ElementChanges, mode = modeOf(wrapper)): VideoPlayer {
  const known = players().get(wrapper)
  if (known) return known
  const served = wrapper.querySelector<HTMLElement>('.sqs-video-overlay')
  const image = served?.querySelector<HTMLImageElement>('img')
  const { html = '', providerName = '' } = wrapper.dataset
  const embed = parseVideoEmbed(readHtml(html), providerName, location.href)
  if (!embed) throw new BlockError(image ? messages.customImage : messages.invalid)

  adoptStyles('video', css)
  const { url, provider, allow, width, height } = embed
  const title = embed.title || image?.alt.trim() || ''
  const hasPicture = image ? showThumbnail(image, changes) : false
  const name = title ? format(messages.playTitled, { title }) : messages.play
  const button = element('button', {
    type: 'button',
    class: 'skerry-video-play',
    'aria-label': name,
    'data-title': hasPicture ? undefined : title, // for eyes, where no picture says what plays
  })
  const overlay = served ?? element('div', { class: 'sqs-video-overlay' }, element('div', { class: 'sqs-video-icon' }))
  overlay.append(button)
  if (!served) wrapper.append(overlay)
  changes.style(overlay, 'opacity', '1') // the server hides it until somebody answers the click

  changes.listen(overlay, 'click', play)
  let frame: HTMLIFrameElement | null = null
  let line: PlayerLine | null = null
  let canPause = false
  let isPlaying = false

  const player = { embed, play, stop: () => stop() }
  players().set(wrapper, player)
  changes.onUndo(() => {
    stop(unload)
    players().delete(wrapper)
    button.remove()
    if (!served) overlay.remove()
  })
  return player

  function play(): void {
    if (frame) line?.play()
    else load()
    showOverlay(false)
    nowPlaying()
    frame?.focus()
  }

  function load(): void {
    frame = element('iframe', {
      class: 'skerry-video-frame',
      'data-mode': mode ?? undefined,
      title: title || messages.video,
      allow,
      allowfullscreen: true,
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    if (width && height) frame.style.setProperty('--skerry-video-ratio', `${width / height}`)
    if (mode === 'none' && width && height) {
      frame.width = `${width}`
      frame.height = `${height}`
    }
    line = openLine(frame, provider, url, (news) => {
      canPause = true
      if (news === 'play') nowPlaying()
      if (news === 'stop') nowStopped()
    })
    frame.onload = () => {
      // A frame that was moved on the page loads anew, and would start behind its overlay.
      if (!isPlaying) stop(unload)
      // The focus that it was given goes with the empty document that it had until now.
      else if (document.activeElement === frame) frame?.contentWindow?.focus()
    }
    frame.src = url
    wrapper.append(frame)
  }

  // A player that does not listen is stopped by taking it away.
  function stop(silence = canPause ? () => line?.pause() : unload): void {
    const hadFocus = frame !== null && document.activeElement === frame
    silence()
    showOverlay(true)
    if (hadFocus) button.focus({ preventScroll: true })
    nowStopped()
    endPlaying(wrapper)
  }

  function unload(): void {
    line?.close()
    frame?.remove()
    line = frame = null
    canPause = false
  }

  function showOverlay(isShown: boolean): void {
    changes.style(overlay, 'display', isShown ? null : 'none')
    frame?.toggleAttribute('hidden', isShown)
  }

  function nowPlaying(): void {
    beginPlaying(wrapper, player.stop)
    if (isPlaying) return
    isPlaying = true
    announce(wrapper, 'play')
  }

  function nowStopped(): void {
    if (!isPlaying) return
    isPlaying = false
    announce(wrapper, 'stop')
  }
}

/** The mode that the server asks for, by an attribute or by the class of a slide (B5: none, fit, fill or null). */
function modeOf(wrapper: HTMLElement): VideoMode {
  const named = videoLoaderModes.find((mode) => mode === wrapper.dataset.mode)
  if (named) return named
  if (wrapper.closest('.content-fill')) return 'fill'
  return wrapper.closest('.content-fit') ? 'fit' : null
}

/**
 * The owner's own picture of the video. One that lies with the provider is fetched only where the owner allows it; a neutral
 * one takes its place (decision 46a). Tells whether the picture says what plays.
 */
function showThumbnail(image: HTMLImageElement, changes: ElementChanges): boolean {
  if (!image.hasAttribute('alt')) changes.attribute(image, 'alt', '') // the button says it
  coverParent(image, 'fill', changes)
  const { src = '' } = image.dataset
  const isNeutral = settings().poster === 'neutral' && isProviderPicture(src, location.href)
  if (isNeutral) changes.attribute(image, 'src', neutralPoster)
  else loadLazily([image], changes)
  return !isNeutral
}
