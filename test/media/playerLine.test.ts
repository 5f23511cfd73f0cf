import { afterEach, expect, it, vi } from 'vitest'
import { openLine, type PlayerNews } from '../../src/media/playerLine'
import type { VideoProvider } from '../../src/media/videoProviders'

const origin = 'https://player.test'
let close = () => {}
afterEach(() => close())

/** Connects to a player that only records what it is told. */
function connect(provider: VideoProvider) {
  const postMessage = vi.fn((message: string, target: string) => [JSON.parse(message), target])
  const contentWindow = { postMessage }
  const frame = Object.assign(new EventTarget(), { contentWindow }) as never as HTMLIFrameElement
  const news: PlayerNews[] = []
  const line = openLine(frame, provider, `${origin}/embed/1`, (one) => news.push(one))!
  close = line.close
  const told = () => postMessage.mock.results.splice(0).map(({ value }) => value)
  const tell = (message: object, from = origin, source: object = contentWindow) => {
    const event = new MessageEvent('message', { data: JSON.stringify(message), origin: from })
    dispatchEvent(Object.defineProperty(event, 'source', { value: source }))
    return news.splice(0)
  }
  return { frame, line, told, tell }
}

it('Vimeo’s player is asked to report its changes once it has loaded, and messages from other frames are ignored', () => {
  const { frame, line, told, tell } = connect('vimeo')
  frame.dispatchEvent(new Event('load'))
  const listen = (value: string) => [{ method: 'addEventListener', value }, origin]
  expect(told()).toEqual([listen('play'), listen('pause'), listen('ended')])
  expect(['ready', 'play', 'pause', 'ended'].flatMap((event) => tell({ event }))).toEqual([
    ...['ready', 'play', 'stop', 'stop'],
  ])
  expect(tell({ event: 'play' }, 'https://other.test')).toEqual([])
  expect(tell({ event: 'play' }, origin, {})).toEqual([]) // another frame of the same provider
  told()
  line.play()
  line.pause()
  expect(told()).toEqual([
    [{ method: 'play' }, origin],
    [{ method: 'pause' }, origin],
  ])
})

it('YouTube’s player is asked to report its state once it has loaded, and again when it is ready', () => {
  const { frame, line, told, tell } = connect('youtube')
  frame.dispatchEvent(new Event('load'))
  const greeting = [
    [{ event: 'listening', channel: 'widget' }, origin],
    [{ event: 'command', func: 'addEventListener', args: ['onStateChange'] }, origin],
  ]
  expect(told()).toEqual(greeting)
  expect(tell({ event: 'ready' })).toEqual(['ready'])
  expect(told()).toEqual(greeting)
  expect([1, 2, 0, 3].flatMap((info) => tell({ event: 'onStateChange', info }))).toEqual([
    ...['play', 'stop', 'stop', 'ready'],
  ])
  const initial = (info: unknown) => tell({ event: 'initialDelivery', info })
  expect([-1, 1, 2].flatMap((playerState) => initial({ playerState }))).toEqual(['ready', 'play', 'stop'])
  expect([undefined, null, 2].flatMap(initial)).toEqual(['ready', 'ready', 'ready'])
  line.pause()
  expect(told()).toEqual([[{ event: 'command', func: 'pauseVideo', args: [] }, origin]])
  line.close()
  expect(tell({ event: 'onStateChange', info: 1 })).toEqual([])
  frame.dispatchEvent(new Event('load'))
  expect(told()).toEqual([])
})
