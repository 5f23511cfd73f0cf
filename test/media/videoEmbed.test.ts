import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoEmbed } from '../../src/media/videoEmbed'
import { readHtml } from '../../src/ui/html'

const base = 'https://skerry.example/films'
const parse = (html: string, name = '') => parseVideoEmbed(readHtml(html), name, base)
const frame = (src: string, more = '') => `<iframe src="${src}" ${more}></iframe>`

describe('a video embed', () => {
  it('can be an iframe', () => {
    expect(
      parse(
        frame(
          'https://films.example/1',
          'title="The light" width="640" height="360px" allow="camera; gyroscope; web-share"',
        ),
      ),
    ).toEqual({
      type: 'iframe',
      url: 'https://films.example/1',
      provider: null,
      title: 'The light',
      allow: 'autoplay; gyroscope; web-share',
      sandbox: expect.stringMatching(/^(?!.*top-navigation).*allow-same-origin/),
      width: 640,
      height: 360,
    })
  })

  it('can be an object that contains an embed element', () => {
    const html =
      '<object><param name="movie" value="x"><embed src="//www.youtube.com/v/abc_DEF-123" width="400"></object>'
    expect(parse(html)).toMatchObject({ type: 'object', provider: 'youtube', width: 400, height: 0 })
    expect(parse(html)?.url).toContain('https://www.youtube-nocookie.com/embed/abc_DEF-123?')
  })

  it.each([
    '',
    '<script></script>',
    '<iframe></iframe>',
    '<object data="https://films.example/1"></object>',
    '<embed src="https://films.example/1">',
    frame('javascript:alert(1)'),
    frame('java\tscript:alert(1)'),
    frame('data:text/html,<script>alert(1)</script>'),
    frame('blob:https://skerry.example/1'),
    frame('https://user:word@films.example/1'),
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('is invalid if its markup is %j', (html) => {
    expect(parse(html)).toBeNull()
  })

  it('is always requested over https, except from the page’s own origin', () => {
    expect(parse(frame('http://films.example/1'))?.url).toBe('https://films.example/1')
    expect(parse(frame('/films/1'))?.url).toBe('https://skerry.example/films/1')
    expect(parseVideoEmbed(readHtml(frame('/films/1')), '', 'http://localhost:1/')?.url).toBe(
      'http://localhost:1/films/1',
    )
  })

  const plays = {
    youtube: 'autoplay=1&playsinline=1&enablejsapi=1',
    vimeo: 'autoplay=1&dnt=1',
    wistia: 'autoPlay=true&doNotTrack=true',
    animoto: 'autoplay=1',
  } as const
  it.each([
    ['https://www.youtube.com/embed/a1?start=30', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?start=30&'],
    ['https://www.youtube-nocookie.com/embed/a1', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    ['https://youtu.be/a1', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    ['https://www.youtube.com/v/a1&hl=en_US&fs=1', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    ['https://www.youtube.com/embed/a1/', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    ['https://www.youtube.com/watch?v=a1', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    ['https://www.youtube.com/watch?v=a1&t=90s', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?start=90&'],
    ['https://www.youtube.com/watch?v=a1&t=1m30s', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?start=90&'],
    ['https://www.youtube.com/watch?v=a1&t=1h', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?start=3600&'],
    ['https://youtu.be/a1?t=90', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?start=90&'],
    ['https://youtu.be/a1?t=soon', 'youtube', 'https://www.youtube-nocookie.com/embed/a1?'],
    [
      'https://www.youtube.com/playlist?list=PL1',
      'youtube',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1&',
    ],
    ['https://www.youtube.com/watch?v=../../evil', 'youtube', 'https://www.youtube-nocookie.com/embed/..%2F..%2Fevil?'],
    ['https://player.vimeo.com/video/42?h=f0', 'vimeo', 'https://player.vimeo.com/video/42?h=f0&'],
    ['https://vimeo.com/42/f0', 'vimeo', 'https://player.vimeo.com/video/42?h=f0&'],
    ['https://vimeo.com/channels/staffpicks/42', 'vimeo', 'https://player.vimeo.com/video/42?'],
    ['https://vimeo.com/groups/boats/videos/42', 'vimeo', 'https://player.vimeo.com/video/42?'],
    ['https://vimeo.com/showcase/7/video/42', 'vimeo', 'https://player.vimeo.com/video/42?'],
    ['https://vimeo.com/showcase/7', 'vimeo', 'https://vimeo.com/showcase/7?'],
    ['https://vimeo.com/moogaloop.swf?clip_id=42', 'vimeo', 'https://player.vimeo.com/video/42?'],
    ['https://fast.wistia.net/embed/iframe/abc', 'wistia', 'https://fast.wistia.net/embed/iframe/abc?'],
    ['https://animoto.com/embed/abc', 'animoto', 'https://animoto.com/embed/abc?'],
  ] as const)('from %s is recognised as %s by its host, and plays at %s', (src, provider, start) => {
    const embed = parse(frame(src.replaceAll('&', '&amp;')))
    expect([embed?.provider, embed?.url]).toEqual([provider, start + plays[provider]])
  })

  it('requests a cookie-free player from providers that have one', () => {
    expect(parse(frame('https://www.youtube.com/embed/a'))?.url).toContain('youtube-nocookie.com')
    expect(parse(frame('https://vimeo.com/1'))?.url).toContain('dnt=1')
    expect(parse(frame('https://home.wistia.com/embed/iframe/1'))?.url).toContain('doNotTrack=true')
  })

  it('takes its provider from a known host, or else from the server’s name', () => {
    expect(parse(frame('/embed/youtube'), 'YouTube')?.provider).toBe('youtube')
    expect(parse(frame('https://vimeo.com/1'), 'YouTube')?.provider).toBe('vimeo')
    expect(parse(frame('https://evilyoutube.com/embed/1'))?.provider).toBeNull()
    expect(parse(frame('https://youtube.com.evil.example/embed/1'))?.provider).toBeNull()
  })

  it.each([
    ['https://www.youtube.com/embed/1', '', true],
    ['https://player.vimeo.com/video/1', '', true],
    ['https://evil.example/fake-player', '', false],
    ['https://evil.example/fake-player', 'YouTube', false],
    ['/embed/youtube', 'YouTube', true],
    ['/films/1', '', false],
  ])('has no sandbox if it is a provider’s: %s with provider name %j: %s', (src, name, isPlayer) => {
    expect(parse(frame(src), name)?.sandbox === null).toBe(isPlayer)
  })

  it('of the site itself cannot leave its sandbox', () => {
    expect(parse(frame('/films/1'))?.sandbox).toContain('allow-scripts')
    expect(parse(frame('/films/1'))?.sandbox).not.toContain('allow-same-origin')
  })

  it('keeps its URL on any other host, whatever the server’s name for it', () => {
    expect(parse(frame('https://films.example/watch?v=1'), 'YouTube')?.url).toBe(
      'https://films.example/watch?v=1&autoplay=1&playsinline=1&enablejsapi=1',
    )
    expect(parse(frame('https://notvimeo.com/42'))).toMatchObject({ provider: null, url: 'https://notvimeo.com/42' })
  })

  it('is harmless, whatever its markup', () => {
    const word = fc.constantFrom(
      '<iframe ',
      'src="',
      'srcdoc="',
      'onload="',
      'javascript:',
      'https://',
      'youtube.com/',
      '"',
      '>',
      '</iframe>',
      '<object>',
      '<embed ',
      '<script>',
      'allow="camera *"',
      '&quot;',
      '\u0000',
      '//',
      '\\',
      '..',
      '%2f',
      ' ',
    )
    const text = fc.oneof(
      fc.array(word, { maxLength: 20 }).map((words) => words.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(text, fc.string(), (html, name) => {
        const embed = parse(html, name)
        if (!embed) return
        expect(new URL(embed.url).protocol).toBe('https:')
        expect(embed.allow).not.toMatch(/camera|microphone|geolocation|\*/)
        expect(embed.width).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
