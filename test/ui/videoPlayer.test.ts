import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { stopVideos } from '../../src/media/onePlays'
import { removeCopies } from '../../src/runtime/removeCopies'
import { createVideoPlayer } from '../../src/ui/videoPlayer'

const code =
  '&lt;iframe src=&quot;/film&quot; title=&quot;Tide&quot; width=&quot;400&quot; height=&quot;300&quot;&gt;&lt;/iframe&gt;'

const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
happyDOM.settings.enableImageFileLoading = false // no image comes over the network

function open(attributes = '', posterUrl = '/image.jpg', around = '') {
  document.body.innerHTML = `<div class="${around}"><div class="sqs-video-wrapper" data-html="${code}" ${attributes}>
    <div class="sqs-video-overlay" style="opacity: 0;"><img data-src="${posterUrl}"></div></div></div>`
  const served = document.body.innerHTML
  const changes = recordChanges()
  const wrapper = document.querySelector<HTMLElement>('.sqs-video-wrapper')!
  return { wrapper, changes, served, player: createVideoPlayer(wrapper, changes) }
}

const frame = () => document.querySelector('iframe')

afterEach(forgetShared)

describe('a video player', () => {
  it.each([
    ['data-mode="none"', '', 'none'],
    ['data-mode="fit"', '', 'fit'],
    ['', 'content-fill', 'fill'],
    ['', 'content-fit', 'fit'],
    ['data-mode="other"', '', null],
  ])('is sized by its mode: %s', (attributes, around, mode) => {
    open(attributes, '', around).player.play()
    expect(frame()?.dataset.mode ?? null).toBe(mode)
    expect(frame()?.getAttribute('width')).toBe(mode === 'none' ? '400' : null)
  })

  it.each([
    ['', false],
    ['data-provider-name="YouTube"', true],
  ])('is in a sandbox unless it is a provider’s: %s', (attributes, isProviders) => {
    open(attributes).player.play()
    expect(frame()?.hasAttribute('sandbox')).toBe(!isProviders)
  })

  it('loads no poster from a provider', async () => {
    open('', 'https://i.ytimg.com/vi/1/hq.jpg')
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^data:/) // docs/decisions.md#46a: neutral
  })

  it.each([
    ['before an answer under the restrictive policy', true, 'unknown'],
    ['after a decline', false, 'declined'],
  ] as const)(
    'delays the provider’s poster, if the owner allows it, until the visitor accepts: %s',
    async (_, policy, answer) => {
      vi.stubGlobal('IntersectionObserver', undefined) // everything is near
      configure({ poster: 'provider' })
      answerConsent(answer)
      setConsentPolicy(policy)
      const poster = 'https://i.ytimg.com/vi/1/hq.jpg'
      const { changes, served } = open('', poster)
      const image = document.querySelector('img')!
      const button = document.querySelector('button')!
      await new Promise((resolve) => setTimeout(resolve))
      expect([image.getAttribute('src'), button.dataset.title]).toEqual([expect.stringMatching(/^data:/), 'Tide'])
      answerConsent('given')
      await vi.waitFor(() => expect(image.getAttribute('src')).toBe(poster))
      expect(button.dataset.title).toBeUndefined() // the image shows what plays
      changes.undo()
      expect(document.body.innerHTML).toBe(served)
    },
  )

  it('is created once per wrapper', () => {
    const { wrapper, player } = open()
    expect(createVideoPlayer(wrapper, recordChanges())).toBe(player)
    expect(wrapper.querySelectorAll('button')).toHaveLength(1)
  })

  it.each([
    ['', /^Invalid video embed\.$/],
    ['<div class="sqs-video-overlay"><img alt=""></div>', /^Custom featured images only/],
  ])('without an embed explains what to write, in addition to the specified message: %s', (inside, specified) => {
    document.body.innerHTML = `<div class="sqs-video-wrapper" data-html="">${inside}</div>`
    const wrapper = document.querySelector<HTMLElement>('.sqs-video-wrapper')!
    const cause = expect.objectContaining({ message: expect.stringContaining('Write the provider’s embed code') })
    const error = expect.objectContaining({ message: expect.stringMatching(specified), cause })
    expect(() => createVideoPlayer(wrapper, recordChanges())).toThrow(error)
  })

  it.each([
    ['has not started', '{"event":"initialDelivery","info":{"playerState":-1}}', 1],
    ['plays already', '{"event":"onStateChange","info":1}', 0],
    ['was paused in its frame', '{"event":"initialDelivery","info":{"playerState":2}}', 0],
  ])('is told to play at most once, depending on its first message: it %s', (_, first, times) => {
    open('data-provider-name="YouTube"').player.play()
    const contentWindow = { postMessage: vi.fn<(message: string) => void>() } // happy-dom loads no frame
    Object.defineProperty(frame(), 'contentWindow', { value: contentWindow })
    const { origin } = new URL(frame()!.src)
    for (const data of [first, '{"event":"onReady"}', '{"event":"onStateChange","info":2}', '{"event":"onReady"}']) {
      const message = new MessageEvent('message', { data, origin })
      dispatchEvent(Object.defineProperty(message, 'source', { value: contentWindow }))
    }
    const told = contentWindow.postMessage.mock.calls.filter(([message]) => message.includes('playVideo'))
    expect(told).toHaveLength(times)
  })

  it('stops when its part of the page is stopped', () => {
    const { player } = open()
    player.play()
    stopVideos(document.head)
    expect(frame()).not.toBeNull()
    stopVideos(document.body)
    expect(frame()).toBeNull()
  })

  it('returns to its overlay if its frame is moved', () => {
    const { player, wrapper } = open('data-provider-name="YouTube"')
    player.play()
    const moved = frame()!
    dispatchEvent(
      new MessageEvent('message', {
        data: '{"event":"onStateChange","info":2}',
        origin: new URL(moved.src).origin,
        source: moved.contentWindow,
      }),
    )
    wrapper.parentElement?.append(wrapper)
    moved.dispatchEvent(new Event('load'))
    expect(frame()).toBeNull()
    expect(wrapper.querySelector<HTMLElement>('.sqs-video-overlay')?.style.display).toBe('')
  })

  it('shows its overlay in a copy made by a script during playback', () => {
    const { wrapper, player } = open()
    player.play()
    const copy = wrapper.cloneNode(true) as HTMLElement
    removeCopies(copy)
    expect(copy.querySelector('iframe')).toBeNull()
    createVideoPlayer(copy, recordChanges())
    expect(copy.querySelector<HTMLElement>('.sqs-video-overlay')?.style.display).toBe('')
    expect(copy.querySelectorAll('button')).toHaveLength(1)
  })

  it('restores the served page when undone', () => {
    const { changes, served, player } = open()
    player.play()
    changes.undo()
    expect(document.body.innerHTML).toBe(served)
  })
})
