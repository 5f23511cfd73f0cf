import type { ElementChanges } from '../../src/browser/elementChanges'
import { joinPlayers } from '../../src/media/joinPlayers'
import { mayAnimate, onReducedMotion } from '../../src/media/reducedMotion'
import { type Visibility, watchVisibility } from '../../src/media/visibility'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { showFailure } from './failure'
import { messages } from './messages'
import { fileFor, type NativeVideo } from './nativeVideo'
import css from './video.css?inline'

const defaultRatio = 100 / 56.3 // B9 Video and meta
const seenDifference = 0.03 // a smaller difference is not worth a layout shift

/**
 * Plays a video that the site hosts, in the browser's own player. Autoplays only if it is muted and `mayAutoplay`, stops
 * when the visitor turns on reduced motion, and pauses outside the viewport. A video with sound stops all other players.
 * If a background fails, the server's image stays.
 */
export function startNativeVideo(box: HTMLElement, file: NativeVideo, changes: ElementChanges): HTMLVideoElement {
  adoptStyles('native-video', css)
  const autoplays = file.autoplays && mayAutoplay()
  const width = (box.clientWidth || innerWidth) * (globalThis.devicePixelRatio || 1)
  const isQuiet = autoplays && !file.hasControls
  const video = element('video', {
    class: 'skerry-video-native',
    src: fileFor(file, width),
    poster: file.poster || undefined,
    preload: autoplays ? 'auto' : file.poster ? 'none' : 'metadata',
    controls: !isQuiet,
    loop: file.loops,
    playsinline: true,
    'aria-label': file.title || messages.video,
  })
  video.muted = file.isMuted
  video.playbackRate = video.defaultPlaybackRate = file.speed
  if (file.ratio && Math.abs(file.ratio / defaultRatio - 1) > seenDifference) {
    changes.style(box, 'aspect-ratio', `${file.ratio}`)
  }
  box.append(changes.own(video))
  joinPlayers(box, video, changes)
  const button = isQuiet ? pauseButton(video, changes) : null
  const onError = () => {
    if (!video.hasAttribute('src')) return
    button?.remove()
    if (isBackground(box)) video.remove()
    else showFailure(box, changes)
  }
  video.addEventListener('error', onError, { once: true })
  restOffScreen(box, video, autoplays, changes)
  if (button) placeOfButton(box).append(button)
  return video
}

function isBackground(box: HTMLElement): boolean {
  return box.matches('.sqs-video-background')
}

/** Whether motion is allowed and the visitor does not save data. */
export function mayAutoplay(): boolean {
  // Not in the DOM types, because not every browser supports it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return mayAnimate() && !connection?.saveData
}

/** The section of a background video. Its content would cover a button in the box. */
function placeOfButton(box: HTMLElement): Element {
  const section = isBackground(box) && box.closest('.page-section')
  if (!section || getComputedStyle(section).position === 'static') return box
  return section
}

/** Creates a pause button: visitors must be able to stop motion that lasts more than five seconds. */
function pauseButton(video: HTMLVideoElement, changes: ElementChanges): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    class: 'skerry-video-toggle',
    onclick: () => {
      video.dataset.wanted = `${video.paused}`
      if (video.paused) void video.play().catch(() => {})
      else video.pause()
    },
  })
  const update = () => {
    button.dataset.state = video.paused ? 'paused' : 'playing'
    button.setAttribute('aria-label', video.paused ? messages.play : messages.pause)
  }
  update()
  video.addEventListener('play', update)
  video.addEventListener('pause', update)
  return changes.own(button)
}

function restOffScreen(box: Element, video: HTMLVideoElement, autoplays: boolean, changes: ElementChanges): void {
  let wasPlaying = autoplays
  // The visitor has started another player, and only one player with sound runs at a time.
  changes.listen(document, 'skerry:video-play', () => {
    if (!video.muted) wasPlaying = false
  })
  const stopForReducedMotion = (isReduced: boolean) => {
    if (!isReduced) return
    wasPlaying = false
    video.pause()
  }
  if (autoplays) changes.onUndo(onReducedMotion(stopForReducedMotion))
  const onVisibility = ({ isVisible }: Visibility) => {
    if (isElsewhere(video)) return
    if (!isVisible) {
      wasPlaying ||= !video.paused
      video.pause()
    } else if (wasPlaying && video.dataset.wanted !== 'false') {
      wasPlaying = false
      video.play().catch(() => {}) // if the browser refuses, the visitor can use the controls
    }
  }
  const watch = () => watchVisibility(box, onVisibility, { thresholds: [0] })
  let stopWatching = watch()
  const watchAgain = () => {
    stopWatching()
    stopWatching = watch()
  }
  changes.listen(document, 'fullscreenchange', watchAgain)
  changes.listen(video, 'webkitendfullscreen', watchAgain)
  changes.onUndo(() => stopWatching())
}

/** Whether a video plays in full screen or picture-in-picture, while its box may be off screen. */
function isElsewhere(video: HTMLVideoElement & { readonly webkitDisplayingFullscreen?: boolean }): boolean {
  const { pictureInPictureElement, fullscreenElement } = document
  const isFullscreen = fullscreenElement?.contains(video) || video.webkitDisplayingFullscreen // on iPhones
  return pictureInPictureElement === video || Boolean(isFullscreen)
}
