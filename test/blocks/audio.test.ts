import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/audio/block'
import { formatTime } from '../../blocks/audio/formatTime'
import { audio } from '../../blocks/audio/index'
import { undoAll } from '../../src/browser/atStop'
import { albumMarkup, audioMarkup } from '../../stories/support/audioMarkup'

function serve(markup: string): HTMLElement[] {
  document.body.innerHTML = markup
  return [...document.querySelectorAll<HTMLElement>(audio.selector)]
}

/** Serves one block and attaches it. */
function begin(markup: string): { block: HTMLElement; sound: HTMLAudioElement; undo: () => void } {
  const [block] = serve(markup)
  const tracks = parse(block!)
  const undo = attach(block!, tracks!)
  return { block: block!, sound: block!.querySelector('audio')!, undo }
}

const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const seek = () => document.querySelector<HTMLInputElement>('input[type="range"]')!
const time = () => document.querySelector('.skerry-sound-time')?.textContent
const status = () => document.querySelector('[role="status"]')?.textContent

/** Sets properties that a browser would read from the file. */
function read(sound: HTMLAudioElement, fields: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(sound, name, { value, writable: true, configurable: true })
  }
  sound.dispatchEvent(new Event('durationchange'))
}

const tracks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/${index + 1}.wav`, title: `Track ${index + 1}` }))

afterEach(() => {
  undoAll()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('audio is found', () => {
  it('in audio blocks, legacy players, albums and playlists, and by the neutral attribute', () => {
    const markup = `${audioMarkup({ url: '/a.wav' })}${albumMarkup(tracks(2))}
      <div class="squarespace-audio-player" data-audio-asset-url="/b.mp3"></div>
      <div class="sqs-audio-playlist"><div class="track" data-url="/c.mp3"></div></div>
      <div data-block-type="audio" data-url="/d.mp3"></div>`
    expect(serve(markup).map((block) => parse(block)?.length)).toEqual([1, 2, 1, 1, 1])
  })

  it('only once in nested albums', () => {
    const [outer, inner] = serve(
      `<div class="sqs-album-block"><div class="sqs-audio-playlist"><p data-url="/a"></div></div>`,
    )
    expect(parse(outer!)).toHaveLength(1)
    expect(parse(inner!)).toBeNull()
  })
})

describe('an audio block', () => {
  it('has a URL, a title, an author and, if the server knows it, a length', () => {
    const [block] = serve(audioMarkup({ url: '/sea.wav', title: 'Sea', author: 'Ada', milliseconds: '61500' }))
    expect(parse(block!)).toMatchObject([
      { url: `${location.origin}/sea.wav`, title: 'Sea', author: 'Ada', seconds: 61.5 },
    ])
    expect(parse(serve(audioMarkup({ url: '/sea.wav', milliseconds: '' }))[0]!)?.[0]?.seconds).toBe(0)
    expect(parse(serve(audioMarkup({ url: '/sea.wav', milliseconds: '-9' }))[0]!)?.[0]?.seconds).toBe(0)
  })

  it('uses the artist as its author if the server names no author', () => {
    const [block] = serve('<div data-block-type="audio" data-url="/sea.wav" data-artist="Ada"></div>')
    expect(parse(block!)).toMatchObject([{ author: 'Ada' }])
  })

  it.each([
    'javascript:alert(1)',
    'data:audio/wav;base64,AA',
    'ftp://host/a.mp3',
    'https://me:pw@host/a.mp3',
    'http://',
  ])('throws if its URL is %s', (url) => {
    const [block] = serve(audioMarkup({ url }))
    expect(() => parse(block!)).toThrow(`Invalid audio-hosting URL: "${url}".`)
  })

  it('is skipped without a URL', () => {
    const [block] = serve(audioMarkup({ url: ' ' }))
    expect(parse(block!)).toBeNull()
  })

  it('ignores other settings, even if they are not JSON', () => {
    const [block] = serve(`<div data-block-json="{oops">${audioMarkup({ url: '/a.wav' })}</div>`)
    expect(parse(block!)).toHaveLength(1)
  })

  it('preloads nothing, and shows its title, its length and the download link that the owner enabled', () => {
    const { block, sound } = begin(
      audioMarkup({ url: '/sea.wav', title: 'Sea', author: 'Ada', milliseconds: '61500', hasDownload: true }),
    )
    expect(sound.preload).toBe('none')
    expect(block.querySelector('.skerry-sound-words')?.textContent).toBe('Sea · Ada')
    expect(time()).toBe('0:00 / 1:01')
    expect(named('Download: Sea')?.getAttribute('href')).toBe(`${location.origin}/sea.wav`)
    expect(named('Position: Sea')).toBe(seek())
  })

  it('has one tab stop per track of an album, until undo', () => {
    const { block, undo } = begin(albumMarkup(tracks(2)))
    const links = () => [...block.querySelectorAll('a.title')].map((link) => link.getAttribute('tabindex'))
    expect(links()).toEqual(['-1', '-1'])
    undo()
    expect(links()).toEqual([null, null])
  })

  it('keeps the server’s title, and shows no download link by default', () => {
    const { block } = begin(audioMarkup({ url: '/sea.wav', title: 'Sea' }, '<h3>The sea</h3>'))
    expect(block.querySelectorAll('h3')).toHaveLength(1)
    expect(block.querySelector('.skerry-sound-words')).toBeNull()
    expect(block.querySelector('a')).toBeNull()
  })

  it('has accessible names even without a title', () => {
    begin(audioMarkup({ url: '/sea.wav' }))
    expect(named('Play audio')).not.toBeNull()
    expect(named('Position')).toBe(seek())
  })

  it('shows markup in a title as text', () => {
    const { block } = begin(audioMarkup({ url: '/a.wav', title: '&lt;img src=x onerror=alert(1)&gt;' }))
    expect(block.querySelector('img')).toBeNull()
    expect(block.querySelector('strong')?.textContent).toBe('<img src=x onerror=alert(1)>')
  })

  it('supports seeking once its length is known, unless it is endless', () => {
    const { sound } = begin(audioMarkup({ url: '/sea.wav' }))
    expect(seek().disabled).toBe(true)
    read(sound, { duration: 100, currentTime: 0 })
    expect(seek().disabled).toBe(false)
    seek().value = '50'
    seek().dispatchEvent(new Event('input'))
    expect(sound.currentTime).toBe(50)
    expect(time()).toBe('0:50 / 1:40')
    expect(seek().getAttribute('aria-valuetext')).toBe('0:50 of 1:40')
    read(sound, { duration: Infinity, currentTime: 7 })
    expect(seek().disabled).toBe(true)
    expect(time()).toBe('0:07')
    expect(seek().getAttribute('aria-valuetext')).toBe('0:07')
  })

  it('announces the position to a focused screen reader when the visitor seeks, not every second', () => {
    const { sound } = begin(audioMarkup({ url: '/sea.wav' }))
    read(sound, { duration: 100, currentTime: 3 })
    seek().focus()
    read(sound, { duration: 100, currentTime: 9 })
    expect(time()).toBe('0:09 / 1:40')
    expect(seek().getAttribute('aria-valuetext')).toBe('0:03 of 1:40')
    seek().value = '50'
    seek().dispatchEvent(new Event('input'))
    expect(seek().getAttribute('aria-valuetext')).toBe('0:50 of 1:40')
    expect(seek().style.getPropertyValue('--skerry-sound-played')).toBe('50%')
  })

  it('keeps focus on its seek bar if the audio turns out to be endless', () => {
    const { sound } = begin(audioMarkup({ url: '/sea.wav' }))
    read(sound, { duration: 100, currentTime: 3 })
    seek().focus()
    read(sound, { duration: Infinity, currentTime: 4 })
    expect([seek().disabled, document.activeElement === seek()]).toEqual([false, true])
    seek().blur()
    read(sound, { duration: Infinity, currentTime: 5 })
    expect(seek().disabled).toBe(true)
  })

  it('resumes where it failed, and shows whether it is playing', () => {
    const { sound } = begin(audioMarkup({ url: '/sea.wav', title: 'Sea' }))
    const icon = () => named('Play audio: Sea') ?? named('Pause audio: Sea')
    const shape = () => icon()!.querySelector('path')!.getAttribute('d')
    const paused = shape()
    vi.spyOn(sound, 'load').mockImplementation(() => Object.assign(sound, { currentTime: 0 }))
    read(sound, { duration: 100, currentTime: 30, error: { code: 2 } })
    icon()!.click()
    expect(sound.currentTime).toBe(30)
    expect(shape()).not.toBe(paused)
  })

  it('reports once that its file failed to load, with a link to it, and clears the message when played again', () => {
    const { sound, undo } = begin(audioMarkup({ url: '/sea.wav', title: 'Sea' }))
    sound.dispatchEvent(new Event('error'))
    expect(status()).toBe('This audio could not be loaded. Open the link')
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
    expect(document.querySelector<HTMLAnchorElement>('[role="status"] a')?.pathname).toBe('/sea.wav')
    named('Play audio: Sea')?.click()
    expect(status()).toBe('')
    undo()
  })

  it('restores the served block when undone', () => {
    const { block, undo } = begin(audioMarkup({ url: '/sea.wav', title: 'Sea', author: 'Ada', hasDownload: true }))
    const served = serve(audioMarkup({ url: '/sea.wav', title: 'Sea', author: 'Ada', hasDownload: true }))[0]!.outerHTML
    undo()
    expect(block.outerHTML).toBe(served)
  })
})

describe('an album', () => {
  it('has a button for each track, and marks the current one', () => {
    const { block } = begin(albumMarkup(tracks(3)))
    expect(block.querySelectorAll('button')).toHaveLength(3)
    named('Play audio: Track 2')?.click()
    const rows = [...block.querySelectorAll('.track')]
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(rows.map((row) => row.classList.contains('selected'))).toEqual([false, true, false])
    expect(rows[1]?.contains(seek())).toBe(true)
    expect(named('Pause audio: Track 2')).not.toBeNull()
    named('Play audio: Track 3')?.click()
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true'])
    expect(rows.map((row) => row.classList.contains('selected'))).toEqual([false, false, true])
    expect(named('Pause audio: Track 2')).toBeNull()
  })

  it('plays the next track when one ends, and stops after the last', () => {
    const { sound } = begin(albumMarkup(tracks(2)))
    named('Play audio: Track 1')?.click()
    const end = () => {
      sound.pause()
      sound.dispatchEvent(new Event('ended'))
    }
    end()
    expect(new URL(sound.src).pathname).toBe('/2.wav')
    expect(sound.paused).toBe(false)
    end()
    expect(new URL(sound.src).pathname).toBe('/2.wav')
    expect(sound.paused).toBe(true)
  })

  it('keeps focus on the seek bar when the next track starts', () => {
    const { sound } = begin(albumMarkup(tracks(2)))
    named('Play audio: Track 1')?.click()
    read(sound, { duration: 9, currentTime: 9 })
    seek().focus()
    sound.dispatchEvent(new Event('ended'))
    expect(document.activeElement).toBe(named('Position: Track 2'))
  })

  it('plays when a track’s link is clicked, and leaves Ctrl-clicks to the browser', () => {
    const { block, sound } = begin(albumMarkup(tracks(2)))
    const [, link] = block.querySelectorAll('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link?.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
    link?.dispatchEvent(click)
    expect(sound.paused).toBe(true)
    const plain = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(plain)
    expect(plain.defaultPrevented).toBe(true)
    expect(new URL(sound.src).pathname).toBe('/2.wav')
  })

  it.each(['download', 'download="Track.wav"'])('leaves a link that downloads a track to the browser: %s', (word) => {
    const { block, sound } = begin(albumMarkup(tracks(2)).replaceAll('<a ', `<a ${word} `))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    const left = vi.fn((event: Event) => event.defaultPrevented)
    document.body.addEventListener('click', left, { once: true })
    block.querySelectorAll('a')[1]?.dispatchEvent(click)
    expect(left).toHaveReturnedWith(false)
    expect(sound.paused).toBe(true)
  })

  it('plays at most 60 tracks, and warns in the console if there are more', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { block, undo } = begin(albumMarkup(tracks(60)))
    expect(block.querySelectorAll('button')).toHaveLength(60)
    expect(warn).not.toHaveBeenCalled()
    undo()
    const { block: longer } = begin(albumMarkup(tracks(61)))
    expect(longer.querySelectorAll('button')).toHaveLength(60)
    expect(longer.querySelectorAll('.track')).toHaveLength(61)
    expect(warn).toHaveBeenCalledWith('An album has 60 tracks at most. The rest stays as served.', longer)
  })

  describe('with the play button of an old template', () => {
    const cover = (tag: string) =>
      `<div class="sqs-audio-playlist has-album-cover loading"><h1 class="album-title">The slip</h1><div class="album-controls"><${tag} class="button"><i class="icon"></i></${tag}></div><div class="track" data-url="/1.wav" data-title="One"></div><div class="track" data-url="/2.wav" data-title="Two"></div></div>`
    const press = (target: Element, key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event
    }

    it('plays and pauses on a click, Enter and Space, and is marked while it plays', () => {
      const { block, sound } = begin(cover('div'))
      const button = named('Play audio: The slip')!
      expect(block.className).toBe('sqs-audio-playlist has-album-cover')
      expect([button.getAttribute('role'), button.tabIndex]).toEqual(['button', 0])
      button.click()
      expect(new URL(sound.src).pathname).toBe('/1.wav')
      expect([sound.paused, block.classList.contains('playing')]).toEqual([false, true])
      expect(named('Pause audio: The slip')).toBe(button)
      expect(press(button, 'Enter').defaultPrevented).toBe(true)
      expect([sound.paused, block.classList.contains('playing')]).toEqual([true, false])
      press(button, 'Tab')
      expect(sound.paused).toBe(true)
      press(button, ' ')
      expect(sound.paused).toBe(false)
    })

    it('continues with the track that the visitor has chosen', () => {
      const { sound } = begin(cover('button type="button"'))
      named('Play audio: Two')?.click()
      named('Pause audio: The slip')?.click()
      expect([new URL(sound.src).pathname, sound.paused]).toEqual(['/2.wav', true])
      named('Play audio: The slip')?.click()
      expect([new URL(sound.src).pathname, sound.paused]).toEqual(['/2.wav', false])
    })

    it('is restored when undone', () => {
      const served = serve(cover('div'))[0]!.outerHTML
      const { block, undo } = begin(cover('div'))
      named('Play audio: The slip')?.click()
      undo()
      expect(block.outerHTML).toBe(served)
    })
  })

  it('leaves out tracks with an invalid URL, and throws if none is left', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = { url: 'javascript:alert(1)', title: 'Broken' }
    const { block } = begin(albumMarkup([broken, ...tracks(1)]))
    expect(block.querySelectorAll('button')).toHaveLength(1)
    expect(error.mock.calls[0]?.[1]).toMatchObject({ name: 'BlockError' })
    const [hopeless] = serve(albumMarkup([broken]))
    expect(() => parse(hopeless!)).toThrow('Invalid audio-hosting URL: "javascript:alert(1)".')
    expect(parse(serve(albumMarkup([]))[0]!)).toBeNull()
  })

  it('restores the served block when undone', () => {
    const { block, undo } = begin(albumMarkup(tracks(2)))
    named('Play audio: Track 2')?.click()
    undo()
    expect(block.outerHTML).toBe(serve(albumMarkup(tracks(2)))[0]!.outerHTML)
  })
})

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [61, '1:01'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})
