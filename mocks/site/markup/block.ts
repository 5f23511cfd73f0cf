import { type Attributes, attributes, type Html, html, type Piece } from '../html'

/** The platform's numbers for the block types of this site. */
const blockTypes = {
  html: 2,
  map: 4,
  image: 5,
  twitter: 6,
  gallery: 8,
  form: 9,
  tagcloud: 14,
  menu: 18,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  postsbyauthor: 27,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  markdown: 44,
  horizontalrule: 47,
  rss: 49,
  newsletter: 51,
  donation: 52,
  button: 53,
  'socialaccountlinks-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  tourdates: 59,
  album: 60,
  archive: 61,
  chart: 62,
  accordion: 69,
  marquee: 70,
} as const

export type BlockKind = keyof typeof blockTypes

const websiteComponent = 1337

/** A block of the classic generation (G1): marker classes, a type number, an id and the content. */
export function block(kind: BlockKind, id: string, content: Piece, extra: Attributes = {}): Html {
  const { class: more, ...others } = extra
  const marks = {
    class: `sqs-block ${kind}-block sqs-block-${kind}${more ? ` ${more}` : ''}`,
    'data-block-type': blockTypes[kind],
    id: `block-${id}`,
    ...others,
  }
  return html`<div${attributes(marks)}><div class="sqs-block-content">${content}</div></div>`
}

/** A block of the newer generation (G2). All share one type number; the classic class identifies the type. */
export function componentBlock(kind: BlockKind, id: string, content: Piece, extra: Attributes = {}): Html {
  const marks = {
    class: `sqs-block website-component-block sqs-block-website-component sqs-block-${kind} ${kind}-block`,
    'data-block-css': '[]',
    'data-block-scripts': '[]',
    'data-block-type': websiteComponent,
    'data-definition-name': `website.components.${kind}`,
    'data-sqsp-block': kind,
    id: `block-${id}`,
    ...extra,
  }
  return html`<div${attributes(marks)}><div class="sqs-block-content">${content}</div></div>`
}

/** A spacer, with a fixed height or one relative to its width. */
export function spacerBlock(id: string, ratio?: number): Html {
  return block('spacer', id, '\u00a0', ratio === undefined ? {} : { 'data-aspect-ratio': ratio })
}

/** A block of running text. */
export function textBlock(id: string, content: Piece): Html {
  return block('html', id, html`<div class="sqs-html-content">${content}</div>`)
}

export interface ButtonLink {
  readonly href: string
  readonly label: string
  readonly isQuiet?: boolean
  readonly alignment?: 'left' | 'center' | 'right'
  readonly size?: 'small' | 'medium' | 'large'
  readonly opensWindow?: boolean
}

/** A button block: a link that looks like a button. */
export function buttonBlock(id: string, link: ButtonLink): Html {
  const { href, label, isQuiet, alignment = 'left', size = 'medium', opensWindow } = link
  const container = {
    class: `sqs-block-button-container sqs-block-button-container--${alignment}`,
    'data-alignment': alignment,
    'data-button-size': size,
    'data-button-type': isQuiet ? 'secondary' : 'primary',
  }
  const looks = `sqs-block-button-element sqs-block-button-element--${size}${isQuiet ? ' button--quiet' : ''}`
  const element = { href, class: looks, target: opensWindow ? '_blank' : null }
  return block('button', id, html`<div${attributes(container)}><a${attributes(element)}>${label}</a></div>`)
}
