import { attributes, type Html, html } from '../html'
import { block } from './block'

export interface Sound {
  readonly url: string
  readonly title: string
  readonly author?: string
  readonly seconds?: number
}

export interface AudioOptions {
  readonly design?: 'legacy' | 'minimal'
  readonly theme?: 'light' | 'dark'
  readonly hasDownload?: boolean
}

/** An audio block as the platform renders it: data in attributes, and a link for browsers without scripts. */
export function audioBlock(
  id: string,
  sound: Sound,
  { design = 'minimal', theme = 'light', hasDownload }: AudioOptions = {},
): Html {
  const marks = {
    class: 'sqs-audio-embed',
    'data-url': sound.url,
    'data-mime-type': 'audio/wav',
    'data-title': sound.title,
    'data-author': sound.author ?? '',
    'data-show-download': String(hasDownload === true),
    'data-design-style': design,
    'data-duration-in-ms': sound.seconds === undefined ? '' : sound.seconds * 1000,
    'data-color-theme': theme,
  }
  return block(
    'audio',
    id,
    html`<div${attributes(marks)}>${sound.url.startsWith('/') && html`<noscript><a href="${sound.url}">${sound.title}</a></noscript>`}</div>`,
  )
}

/** An album: its tracks in order. */
export function albumBlock(id: string, title: string, artist: string, tracks: readonly Sound[]): Html {
  return block(
    'album',
    id,
    html`<div class="sqs-album-block"><h3 class="album-title">${title}</h3><p class="album-artist">${artist}</p>
      <ol class="tracks">${tracks.map((track) => html`<li class="track" data-url="${track.url}" data-title="${track.title}" data-artist="${artist}"><a class="title" href="${track.url}">${track.title}</a></li>`)}</ol></div>`,
  )
}

/** A playlist of an older template: its play button is on the cover. */
export function playlistBlock(id: string, title: string, cover: Html, tracks: readonly Sound[]): Html {
  return block(
    'album',
    id,
    html`<div class="sqs-audio-playlist has-album-cover"><div class="album-info"><div class="album-cover-wrapper"><div class="album-cover">${cover}</div><div class="album-controls"><div class="button"><i class="icon"></i></div></div></div><h3 class="album-title">${title}</h3></div>
      <div class="tracks">${tracks.map((track) => html`<div class="track" data-url="${track.url}" data-title="${track.title}"><div class="track-info"><div class="title">${track.title}</div></div></div>`)}</div></div>`,
  )
}
