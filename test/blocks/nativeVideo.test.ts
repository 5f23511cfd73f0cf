import { describe, expect, it } from 'vitest'
import { fileFor, parseBackground, parseNativeVideo } from '../../blocks/video/nativeVideo'

const video = {
  alexandriaUrl: 'https://video.example/v1/{variant}',
  systemDataVariants: '1920:1080, 640:360,nonsense',
  aspectRatio: 1.7777,
  filename: 'Harbour.mp4',
}

function box(attributes: { readonly [name: string]: string }): HTMLElement {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-config-${name}`, value)
  return element
}

describe('a native video', () => {
  it('reads settings and a thumbnail that contain the text null', () => {
    const read = parseNativeVideo(box({ settings: 'null', thumbnail: 'null', video: JSON.stringify(video) }))
    expect(read).toMatchObject({
      variants: ['1920:1080', '640:360'],
      poster: '',
      title: 'Harbour',
      ratio: 1.7777,
      isMuted: false,
      autoplays: false,
      hasControls: true,
    })
  })

  it('picks the smallest rendition that fills its box', () => {
    const read = parseNativeVideo(
      box({ video: JSON.stringify({ structuredContent: video, systemDataVariants: '1920:1080,640:360' }) }),
    )
    expect(fileFor(read, 600)).toBe('https://video.example/v1/640:360')
    expect(fileFor(read, 641)).toBe('https://video.example/v1/1920:1080')
    expect(fileFor(read, 4000)).toBe('https://video.example/v1/1920:1080')
  })

  it.each(['', 'null', '{', '[]', '{"alexandriaUrl":7}', '{"alexandriaUrl":"javascript:alert(1)"}'])(
    'is skipped if its settings are %j',
    (text) => {
      expect(() => parseNativeVideo(box({ video: text }))).toThrow('VideoLoader not found')
    },
  )

  it('plays at its own speed behind a section, if the speed is valid', () => {
    expect(parseBackground(box({ url: 'https://video.example/a.mp4?x', 'playback-speed': '0.5' }))?.speed).toBe(0.5)
    expect(parseBackground(box({ url: 'https://video.example/a.webm', 'playback-speed': '-1' }))?.speed).toBe(1)
    expect(parseBackground(box({ url: 'https://vimeo.com/1' }))).toBeNull()
  })
})
