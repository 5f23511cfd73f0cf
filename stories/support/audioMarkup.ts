/** A sound, as in the served attributes. */
export interface ServedSound {
  /** The URL of the file. */
  readonly url: string
  readonly title?: string
  readonly author?: string
  /** Its duration; empty if the server does not know it. */
  readonly milliseconds?: string
  /** Whether it can be downloaded. */
  readonly hasDownload?: boolean
  /** `legacy` has its own background. */
  readonly design?: 'minimal' | 'legacy'
  /** Colours of the legacy design. */
  readonly theme?: 'light' | 'dark'
}

/** An audio block as the server sends it; `content` is the template's content inside it. */
export function audioMarkup(sound: ServedSound, content = ''): string {
  const { url, title = '', author = '', milliseconds = '', hasDownload = false } = sound
  const { design = 'minimal', theme = 'light' } = sound
  return `<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content"><div class="sqs-audio-embed" data-url="${url}" data-mime-type="" data-title="${title}" data-author="${author}" data-show-download="${hasDownload}" data-design-style="${design}" data-duration-in-ms="${milliseconds}" data-color-theme="${theme}">${content}</div></div></div>`
}

/** An album block as the server sends it. */
export function albumMarkup(tracks: readonly ServedSound[]): string {
  const rows = tracks.map(
    ({ url, title = '' }) =>
      `<li class="track" data-url="${url}" data-title="${title}"><a class="title" href="${url}">${title}</a></li>`,
  )
  return `<div class="sqs-block album-block sqs-block-album" data-block-type="60"><div class="sqs-block-content"><div class="sqs-album-block"><h2>The album</h2><ol class="tracks">${rows.join('')}</ol></div></div></div>`
}
