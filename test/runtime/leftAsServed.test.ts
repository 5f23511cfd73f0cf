import { afterEach, describe, expect, it } from 'vitest'
import { blocks } from '../../blocks/index'
import { pageBlocks } from '../../blocks/pageBlocks'
import { type BlockType, blockTypes } from '../../src/model/enumerations/blockTypes'
import { defaultSettings } from '../../src/model/page/settings'
import { compileFind } from '../../src/runtime/find'
import { inspect } from '../../src/runtime/inspect'
import { leftAsServed } from '../../src/runtime/leftAsServed'
import { readPage } from '../../src/runtime/readPage'

/** The block types with an island: its name, and the content or the attribute that it is found by, if it needs one. */
const islands: { readonly [Type in BlockType]?: readonly [name: string, content?: string, attribute?: string] } = {
  '500px': ['gallery'],
  accordion: ['accordion', '<ul class="accordion-items-container"></ul>'],
  album: ['audio', '<div class="sqs-album-block"></div>'],
  audio: ['audio', '<div class="sqs-audio-embed" data-url="/a.mp3"></div>'],
  button: ['button'],
  calendar: ['calendar'],
  chart: ['chart'],
  donation: ['donation-button', '<a data-donate-page-id="1">Give</a>'],
  embed: ['embed'],
  flickr: ['gallery'],
  form: ['form'],
  gallery: ['gallery'],
  image: ['image'],
  instagram: ['gallery'],
  map: ['map'],
  marquee: ['marquee', '<div class="Marquee"></div>'],
  menu: ['menu', '<div class="menu-wrapper"></div>'],
  newsletter: ['newsletter'],
  opentable: ['reservation'],
  'opentable-v2': ['reservation'],
  product: ['product', '<div class="product-variants"></div>'],
  search: ['search', '<div class="sqs-search-ui-text-input"></div>'],
  soundcloud: ['embed'],
  spacer: ['spacer', '', ' data-aspect-ratio="5"'],
  'summary-v2': ['summary'],
  tock: ['reservation'],
  'tour-dates': ['tour-dates'],
  video: ['video', '<div class="sqs-video-wrapper"></div>'],
}

/** Types whose class is not their name. */
const classes: { readonly [Type in BlockType]?: string } = {
  'collection-link': 'collectionlink',
  'email-footer': 'emailfooter',
  'horizontal-rule': 'horizontalrule',
  'in-browser-message-link': 'inbrowsermessagelink',
  'member-area': 'memberarea',
  'posts-by-author': 'postsbyauthor',
  'posts-by-category': 'postsbycategory',
  'posts-by-month': 'postsbymonth',
  'posts-by-tag': 'postsbytag',
  'pricing-plan': 'pricingplan',
  'social-account-links': 'socialaccountlinks',
  'social-account-links-v2': 'socialaccountlinks-v2',
  'social-links': 'sociallinks',
  'tour-dates': 'tourdates',
}

const definitions = [
  ...blocks,
  ...pageBlocks.flatMap(({ wants: _, dropzone, ...row }) => (dropzone ? [{ ...row, selector: dropzone }] : [])),
]
const find = compileFind(definitions)

function serve(type: BlockType): HTMLElement {
  const name = classes[type] ?? type
  const [, content = '', attribute = ''] = islands[type] ?? []
  document.body.innerHTML = `<div class="sqs-block ${name}-block sqs-block-${name}" data-block-type="${blockTypes[type]}"${attribute}><div class="sqs-block-content">${content}</div></div>`
  return document.querySelector<HTMLElement>('.sqs-block')!
}

const reasonOf = (type: BlockType) => {
  serve(type)
  return inspect('1', readPage(defaultSettings), []).blocks[0]?.reason
}

const types = (Object.keys(blockTypes) as BlockType[]).filter((type) => type !== 'website-component')
const rest = types.filter((type) => !islands[type])

afterEach(() => document.body.replaceChildren())

describe('each block type of the platform (B3 Block types)', () => {
  it.each(Object.entries(islands))('%s is found as the island %s', (type, [name]) => {
    serve(type as BlockType)
    expect(find(document).map(({ definition }) => definition.name)).toContain(name)
  })

  it.each(rest)('%s is left as served, and inspect says why', (type) => {
    serve(type)
    expect(find(document)).toEqual([])
    expect(reasonOf(type)).toMatch(/^(Its|The) [\w,’ ]+\.$/)
  })

  it('has no reason for a type whose blocks are always islands', () => {
    const always = Object.entries(islands).filter(([, [, content, attribute]]) => !(content || attribute))
    const names = always.map(([type]) => (classes[type as BlockType] ?? type).replaceAll('-', ''))
    expect(names.filter((name) => name in leftAsServed)).toEqual([])
  })

  it('has no reason for an unknown type', () => {
    const known = types.map((type) => (classes[type] ?? type).replaceAll('-', ''))
    expect(Object.keys(leftAsServed).filter((name) => !known.includes(name))).toEqual([])
  })
})
