import type { VideoProvider } from './videoProviders'

/** What a provider's player is told and tells, as each of the two that listen spells it. */
interface Language {
  readonly play: unknown
  readonly pause: unknown
  /** Said once the frame has loaded: from then on the player tells what it does. */
  readonly greeting: readonly unknown[]
  /** What a message means. */
  readonly read: (message: Message) => PlayerNews
}

/** `ready`: it answers, so it can be told to pause. */
export type PlayerNews = 'ready' | 'play' | 'stop'

interface Message {
  readonly event?: unknown
  readonly info?: unknown
}

const youtubePlaying = 1
const youtubeStopped: readonly unknown[] = [0, 2] // ended, paused

const languages: { readonly [name in VideoProvider]?: Language } = {
  youtube: {
    play: { event: 'command', func: 'playVideo', args: [] },
    pause: { event: 'command', func: 'pauseVideo', args: [] },
    greeting: [
      { event: 'listening', channel: 'widget' },
      { event: 'command', func: 'addEventListener', args: ['onStateChange'] },
    ],
    read({ event, info }) {
      if (event !== 'onStateChange') return 'ready'
      if (info === youtubePlaying) return 'play'
      return youtubeStopped.includes(info) ? 'stop' : 'ready'
    },
  },
  vimeo: {
    play: { method: 'play' },
    pause: { method: 'pause' },
    greeting: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    read: ({ event }) => (event === 'play' ? 'play' : event === 'pause' || event === 'ended' ? 'stop' : 'ready'),
  },
}

/** A line to the player inside a frame. */
export interface PlayerLine {
  readonly play: () => void
  readonly pause: () => void
  readonly close: () => void
}

/**
 * Opens a line to a provider's player, for the two that can be told to play and to pause (B4 Images and video); `null`
 * for the others. What is said goes to the exact origin of `url`; what is heard counts only from the frame's own window
 * and that origin.
 */
export function openLine(
  frame: HTMLIFrameElement,
  provider: VideoProvider | null,
  url: string,
  onNews: (news: PlayerNews) => void,
): PlayerLine | null {
  const language = provider && languages[provider]
  if (!language) return null
  const { origin } = new URL(url)
  const say = (message: unknown) => frame.contentWindow?.postMessage(JSON.stringify(message), origin)
  const greet = () => language.greeting.forEach(say)
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    const message = readMessage(data)
    if (!message) return
    if (message.event === 'ready') greet() // one that listens only after it has loaded
    onNews(language.read(message))
  }
  addEventListener('message', hear)
  frame.addEventListener('load', greet)
  return {
    play: () => say(language.play),
    pause: () => say(language.pause),
    close() {
      removeEventListener('message', hear)
      frame.removeEventListener('load', greet)
    },
  }
}

function readMessage(data: unknown): Message | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof message === 'object' ? message : null
  } catch {
    return null // other scripts speak to the page as well
  }
}
