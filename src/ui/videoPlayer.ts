import { onceMayContact } from '../browser/consent'
import type { ElementChanges } from '../browser/elementChanges'
import { pageAddress } from '../browser/pageAddress'
import { shared } from '../browser/shared'
import { BlockError } from '../errors/BlockError'
import { format } from '../language/format'
import { coverParent } from '../media/imageBox'
import { loadLazily } from '../media/lazyImages'
import { mustNotLoad } from '../media/mustNotLoad'
import { announce, beginPlaying, endPlaying } from '../media/onePlays'
import { parseVideoEmbed, type VideoEmbed } from '../media/videoEmbed'
import { videoLoaderModes } from '../model/enumerations/choices'
import { element } from './element'
import { readHtml } from './html'
import { addProviderFrame, type ProviderFrame, type ProviderFrameOptions } from './providerFrame'
import { adoptStyles } from './styles'
import { messages } from './videoMessages'
import css from './videoPlayer.css?inline'

/**
 * How the frame fits its box: in its own size, inside the box, or covering it. With `null`, it is stretched to fill the
 * box.
 */
export type VideoMode = (typeof videoLoaderModes)[number] | null

/** One embedded video behind its overlay. */
export interface VideoPlayer {
  readonly embed: VideoEmbed
  /** Shows the player and starts it. All other players on the page stop. */
  readonly play: () => void
  /** Stops it and shows its overlay again. */
  readonly stop: () => void
}

/** A dark background. Its aspect ratio does not matter, because it covers its box. */
const neutralPoster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='800'%3E%3ClinearGradient id='a' x2='0' y2='1'%3E%3Cstop stop-color='%233b4247'/%3E%3Cstop offset='1' stop-color='%2316181a'/%3E%3C/linearGradient%3E%3Cpath fill='url(%23a)' d='M0 0h1200v800H0z'/%3E%3C/svg%3E"

const players = () => shared('videoPlayers', () => new WeakMap<Element, VideoPlayer>())

/**
 * Makes a `.sqs-video-wrapper` playable: adds a button to its overlay, and loads the provider's player on click.
 * Nothing is requested from the provider before that, not even an image (B4 Images and video). The wrapper dispatches
 * `skerry:video-play` and `skerry:video-stop`, which bubble. Returns the player that the wrapper already has, if it has
 * one. Throws a `BlockError` for an embed that cannot be shown (B5).
 */
export function createVideoPlayer(wrapper: HTMLElement, changes: ElementChanges, mode = modeOf(wrapper)): VideoPlayer {
  const known = players().get(wrapper)
  if (known) return known
  const { html = '', providerName = '' } = wrapper.dataset
  const embed = parseVideoEmbed(readHtml(html), providerName, pageAddress())
  const image = wrapper.querySelector<HTMLImageElement>('.sqs-video-overlay img')
  if (!embed) throw invalidEmbed(image)

  adoptStyles('video', css)
  const title = embed.title || image?.alt.trim() || ''
  const overlay = drawOverlay(wrapper, { image, title, changes })
  const playback = createPlayback(wrapper, () => stop())
  let frame: ProviderFrame | null = null

  const play = () => {
    if (frame) frame.play()
    else frame = addProviderFrame(wrapper, embed, frameOptions)
    show(true)
    playback.begin()
    frame.focus()
  }
  const frameOptions: ProviderFrameOptions = {
    mode,
    title: title || messages.video,
    isPlaying: playback.isPlaying,
    onNews(news) {
      // A player that was stopped while it was starting may still report that it plays.
      if (news === 'play' && overlay.element.style.display !== 'none') frame?.pause()
      else if (news === 'play') playback.begin()
      if (news === 'stop') playback.end()
    },
    onReload: () => stop(true),
  }
  const stop = (isUnloaded = !frame?.canPause()) => {
    const hadFocus = frame?.hasFocus()
    if (isUnloaded) unload()
    else frame?.pause()
    show(false)
    if (hadFocus) overlay.button.focus({ preventScroll: true })
    playback.end()
    endPlaying(wrapper)
  }
  const unload = () => {
    frame?.remove()
    frame = null
  }
  const show = (isPlayer: boolean) => {
    changes.style(overlay.element, 'display', isPlayer ? 'none' : null)
    frame?.show(isPlayer)
  }

  changes.listen(overlay.element, 'click', () => isUsable(overlay.button) && play())
  const player = { embed, play, stop: () => stop() }
  players().set(wrapper, player)
  changes.onUndo(() => {
    stop(true)
    players().delete(wrapper)
  })
  return player
}

/** Whether the play button is shown: not in a slide that opens a lightbox. */
function isUsable(button: HTMLElement): boolean {
  return getComputedStyle(button).display !== 'none'
}

/** The specified message, with a cause that says what to write instead. */
function invalidEmbed(image: Element | null): BlockError {
  return new BlockError(image ? messages.customImage : messages.invalid, { cause: new Error(messages.noEmbed) })
}

/** Tracks whether a video plays. Announces it to the page, and stops the other videos. */
interface Playback {
  readonly isPlaying: () => boolean
  readonly begin: () => void
  readonly end: () => void
}

/** `stop` is called when another video begins. */
function createPlayback(wrapper: HTMLElement, stop: () => void): Playback {
  let isPlaying = false
  const set = (isOn: boolean) => {
    if (isPlaying === isOn) return
    isPlaying = isOn
    announce(wrapper, isOn ? 'play' : 'stop')
  }
  return {
    isPlaying: () => isPlaying,
    begin() {
      beginPlaying(wrapper, stop)
      set(true)
    },
    end: () => set(false),
  }
}

interface OverlayOptions {
  /** The server's image of the video. */
  readonly image: HTMLImageElement | null
  readonly title: string
  readonly changes: ElementChanges
}

/** Adds the play button to the server's overlay, or to one of ours if there is none. */
function drawOverlay(wrapper: HTMLElement, { image, title, changes }: OverlayOptions) {
  const served = wrapper.querySelector<HTMLElement>('.sqs-video-overlay')
  const button = element('button', {
    type: 'button',
    class: 'skerry-video-play',
    'aria-label': title ? format(messages.playTitled, { title }) : messages.play,
    'data-title': title, // the visible title, until an image shows what the video is
  })
  if (image) showThumbnail(image, button, changes)
  const overlay = served ?? element('div', { class: 'sqs-video-overlay' }, element('div', { class: 'sqs-video-icon' }))
  overlay.append(changes.own(button))
  if (!served) wrapper.append(changes.own(overlay))
  // The server hides the overlay until a script handles clicks. In a copy of a playing video, it is hidden too.
  changes.styles(overlay, { opacity: '1', display: null })
  return { element: overlay, button }
}

/** The mode that the server sets, by an attribute or by the class of a slide (B5: none, fit, fill or null). */
function modeOf(wrapper: HTMLElement): VideoMode {
  const named = videoLoaderModes.find((mode) => mode === wrapper.dataset.mode)
  if (named) return named
  if (wrapper.closest('.content-fill')) return 'fill'
  return wrapper.closest('.content-fit') ? 'fit' : null
}

/**
 * Shows the owner's image of the video. An image on the provider's server is only loaded if the owner allows it, and
 * once the page may contact the provider; until then, a neutral one replaces it (docs/decisions.md#46a).
 */
function showThumbnail(image: HTMLImageElement, button: HTMLElement, changes: ElementChanges): void {
  if (!image.hasAttribute('alt')) changes.attribute(image, 'alt', '') // the button has the accessible name
  coverParent(image, 'fill', changes)
  const isNeutral = mustNotLoad(image)
  const show = () => {
    if (mustNotLoad(image)) return // the owner does not allow it
    if (isNeutral) changes.attribute(image, 'src', null)
    delete button.dataset.title
    loadLazily([image], changes)
  }
  if (isNeutral) changes.attribute(image, 'src', neutralPoster)
  if (isNeutral) changes.onUndo(onceMayContact(undefined, show))
  else show()
}
