import type { VideoProvider } from './videoProviders'

/** The messages to and from a provider's player, for the two providers whose players accept commands. */
interface Language {
  readonly play: unknown
  readonly pause: unknown
  /** Sent once the frame has loaded. The player then reports its state changes. */
  readonly greeting: readonly unknown[]
  /** Reads a message of the player. */
  readonly read: (message: Message) => PlayerNews
}

/** `ready`: the player responds, so it can be paused. */
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
      const state = event === 'initialDelivery' ? Object(info).playerState : event === 'onStateChange' && info
      if (state === youtubePlaying) return 'play'
      return youtubeStopped.includes(state) ? 'stop' : 'ready'
    },
  },
  vimeo: {
    play: { method: 'play' },
    pause: { method: 'pause' },
    greeting: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    read: ({ event }) => (event === 'play' ? 'play' : event === 'pause' || event === 'ended' ? 'stop' : 'ready'),
  },
}

/** A connection to the player inside a frame. */
export interface PlayerLine {
  readonly play: () => void
  readonly pause: () => void
  readonly close: () => void
}

/**
 * Connects to the player of one of the two providers that support play and pause (B4 Images and video); `null` for the
 * others. Messages are sent to the exact origin of `url`, and only accepted from the frame's own window and that
 * origin.
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
  const send = (message: unknown) => frame.contentWindow?.postMessage(JSON.stringify(message), origin)
  const subscribe = () => language.greeting.forEach(send)
  const receive = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    const message = readMessage(data)
    if (!message) return
    if (message.event === 'ready') subscribe() // some players only listen once they are ready
    onNews(language.read(message))
  }
  addEventListener('message', receive)
  frame.addEventListener('load', subscribe)
  return {
    play: () => send(language.play),
    pause: () => send(language.pause),
    close() {
      removeEventListener('message', receive)
      frame.removeEventListener('load', subscribe)
    },
  }
}

function readMessage(data: unknown): Message | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof message === 'object' ? message : null
  } catch {
    return null // a message of another script
  }
}
