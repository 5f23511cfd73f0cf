import { describe, expect, it } from 'vitest'
import {
  blockTypes,
  blockVariants,
  chartTypes,
  mapStyles,
  sliceTypes,
} from '../../../src/model/enumerations/blockTypes'
import {
  eventSources,
  experimentTypes,
  fontCategories,
  formEditorTabs,
  imageLoaderModes,
  lightboxStates,
  marqueeDirections,
  performanceEvents,
  popupStyles,
  positions,
  textFilters,
  videoEmbedTypes,
  videoLoaderModes,
} from '../../../src/model/enumerations/choices'
import {
  collectionTypes,
  contentItemTypes,
  knownCollectionTypes,
  publicationStatuses,
  recordTypeIdentifiers,
  visibilityStates,
  workflowLabel,
} from '../../../src/model/enumerations/contentTypes'
import { cookieBannerChoices } from '../../../src/model/enumerations/cookieBannerChoices'
import { isNameOf, nameOf } from '../../../src/model/enumerations/enumeration'
import { bytes, generatedSku, limits } from '../../../src/model/enumerations/limits'
import {
  billingUnits,
  measurementUnits,
  pixelEvents,
  productTypeOf,
  productTypes,
  unitSigns,
} from '../../../src/model/enumerations/productTypes'
import {
  contributorRoles,
  environments,
  planFeatures,
  websiteStatuses,
  websiteTypes,
} from '../../../src/model/enumerations/siteTypes'

describe('enumerations', () => {
  it.each(
    Object.entries({ blockTypes, mapStyles, publicationStatuses, contributorRoles, websiteStatuses, productTypes }),
  )('%s have a unique name for each number, found by number or text', (_, numbers) => {
    const members = Object.entries(numbers)
    expect(new Set(members.map(([, number]) => number)).size).toBe(members.length)
    for (const [name, number] of members) {
      expect(nameOf(numbers, number)).toBe(name)
      expect(nameOf(numbers, ` ${number} `)).toBe(name)
    }
  })

  it.each([undefined, null, '', ' ', 'toString', -1, 1.5, 15, {}, []])('contain no block for %j', (value) => {
    expect(nameOf(blockTypes, value)).toBeUndefined()
  })

  it('recognise only their own names', () => {
    expect(isNameOf(positions, 'center')).toBe(true)
    for (const value of ['toString', 'CENTER', '', 0, null]) expect(isNameOf(positions, value)).toBe(false)
  })

  it.each(
    Object.entries({
      ...blockVariants,
      ...cookieBannerChoices,
      collectionTypes,
      contentItemTypes,
      sliceTypes,
      positions,
    }),
  )('contain no duplicates in %s', (_, names) => {
    expect(new Set<string>(names).size).toBe(names.length)
  })
})

/** The list of B3 Enumerations, in its order and its own words. */
const listed = `navigation, html, logo, map, image, twitter, journal, gallery, form, geo, index, collection link, link,
tagcloud, comments, folder, menu, social links, summary, spacer, embed, code, foursquare, instagram, calendar,
posts by author, posts by tag, posts by category, posts by month, quote, video, search, audio, 500px, product, markdown,
flickr, amazon, horizontal rule, social account links, rss, opentable, newsletter, donation, button, summary v2,
soundcloud, email footer, in-browser message link, tour dates, album, archive, chart, zola, acuity, member area, tock,
accordion, marquee`
  .split(',')
  .map((name) => name.trim().replaceAll(/\s+/g, '-'))

describe('block types', () => {
  it('have the numbers used on real pages', () => {
    expect(blockTypes).toMatchObject({ navigation: 1, tagcloud: 14, comments: 16, search: 33, audio: 41, zola: 63 })
    expect(blockTypes).toMatchObject({ acuity: 65, tock: 68, accordion: 69, marquee: 70, 'website-component': 1337 })
    expect(Object.keys(blockTypes)).toHaveLength(64)
  })

  it('include all types in the specification, in order', () => {
    const inOrder = Object.keys(blockTypes).filter((name) => listed.includes(name))
    expect(inOrder).toEqual(listed)
  })

  it('include variants, and charts by number', () => {
    expect(blockVariants.image).toEqual(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])
    expect(chartTypes).toEqual({ bar: 1009, line: 1010, pie: 1011 })
    expect(Object.keys(chartTypes)).toEqual([...blockVariants.chart])
  })

  it('include maps in six styles, by id', () => {
    expect(Object.entries(mapStyles).map(([name, id]) => `${id} ${name}`)).toEqual([
      '1 original',
      '2 grayscale',
      '3 satellite',
      '4 minimal-light',
      '5 minimal-dark',
      '6 minimal-blue',
    ])
  })
})

describe('content', () => {
  it('has the specification’s 23 collection types and 27 item types, in order', () => {
    expect(collectionTypes).toHaveLength(23)
    expect([collectionTypes[0], collectionTypes.at(-1)]).toEqual(['generic', 'mosaic'])
    expect(contentItemTypes).toHaveLength(27)
    expect([contentItemTypes[0], contentItemTypes.at(-1)]).toEqual(['text', 'lesson'])
    for (const name of Object.keys(knownCollectionTypes)) expect(collectionTypes).toContain(name)
  })

  it('has an identifier for each record type', () => {
    expect(recordTypeIdentifiers).toEqual({
      audio: 'album-track',
      event: 'event-item',
      image: 'gallery-image',
      'portfolio-item': 'portfolio-item',
      text: 'blog-post',
      video: 'gallery-video',
    })
  })

  it('can be published, scheduled, in review, a draft, private or deleted', () => {
    expect(Object.values(publicationStatuses)).toEqual([1, 2, 3, 4, 5, 6])
    expect(visibilityStates).toEqual(['draft', 'published', 'needs_review', 'scheduled'])
  })

  it('has a workflow label for every state', () => {
    expect(['published', 'scheduled', 'draft', 'private', 'toString'].map(workflowLabel)).toEqual([
      'Available',
      'Scheduled',
      'Hidden',
      'Unsupported',
      'Unsupported',
    ])
  })
})

describe('the site', () => {
  /** The names of 1, 2 and so on, as many as there are members and gaps. */
  const names = (numbers: { readonly [name: string]: number }, last: number) => {
    expect(Math.max(...Object.values(numbers))).toBe(last)
    return Array.from({ length: last }, (_, index) => nameOf(numbers, index + 1) ?? '-')
  }

  it('has the specification’s statuses and roles by number', () => {
    expect(names(websiteStatuses, 15)).toEqual(
      'expired past-due trial beta removed internal comped paid - - linked-to-v5 active-parking-page resold resold-grace-period enterprise'.split(
        ' ',
      ),
    )
    expect(names(contributorRoles, 13)).toEqual(
      'admin billing reporting editor - moderator commenter store-manager scheduling viewer campaigns-editor scheduling-viewer scheduling-editor'.split(
        ' ',
      ),
    )
    expect(websiteTypes).toHaveLength(5)
    expect([planFeatures.first, planFeatures.last]).toEqual([1, 68])
  })

  it('has seven font categories and nine positions', () => {
    expect(fontCategories).toEqual(['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other'])
    expect(positions).toHaveLength(9)
  })
})

describe('options', () => {
  it('have the specification’s names', () => {
    expect(textFilters).toEqual(['url-slug', 'url-slug-with-slash'])
    expect(formEditorTabs).toEqual(['build', 'storage', 'advanced', 'captcha', 'disclaimer'])
    expect(eventSources).toEqual(['WEB', 'IOS', 'ANDROID', 'SERVER'])
    expect(performanceEvents).toEqual(['page_speed', 'user', 'image'])
    expect(experimentTypes).toEqual(['FEATURE_TOGGLE', 'AB_TEST'])
    expect(videoLoaderModes).toEqual(['none', 'fit', 'fill'])
    expect(videoEmbedTypes).toEqual(['iframe', 'object', 'invalid'])
    expect(imageLoaderModes).toEqual(['fit', 'fill', 'none'])
    expect(lightboxStates).toEqual(['shown', 'hiding', 'hidden', 'destroyed'])
    expect(marqueeDirections).toEqual(['left', 'right'])
    expect(environments).toEqual(['dev', 'qa', 'staging', 'prod'])
  })

  it('of the cookie banner have the specification’s names', () => {
    expect(cookieBannerChoices).toEqual({
      variant: ['BAR', 'POPUP'],
      barPosition: ['TOP', 'BOTTOM'],
      popupPosition: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
      theme: ['LIGHT', 'DARK'],
      ctaVariant: ['TEXT', 'BUTTON', 'ICON'],
      acceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
    })
  })

  it('of a popup have the numbers used on real pages', () => {
    expect(popupStyles).toEqual({ none: 1, light: 2, dark: 3 })
  })
})

describe('products', () => {
  it.each([
    ['PHYSICAL', 'physical'],
    ['SERVICE', 'service'],
    ['DIGITAL', 'digital'],
    ['GIFT_CARD', 'gift-card'],
    [5, 'paywall'],
    ['2', 'digital'],
    ['PONY', undefined],
    [6, undefined],
    [null, undefined],
    ['constructor', undefined],
  ])('with the type %j are recognised, or rejected (decision 17)', (value, type) => {
    expect(productTypeOf(value)).toBe(type)
  })

  it('are weighed and measured in the store’s units', () => {
    expect(measurementUnits).toEqual({ imperial: 1, metric: 2 })
    expect(unitSigns).toEqual({
      imperial: { weight: 'lbs', dimension: '"' },
      metric: { weight: 'kg', dimension: 'cm' },
    })
    expect(billingUnits).toEqual(['week', 'month', 'year'])
  })

  it('have six pixel events', () => {
    expect(pixelEvents).toEqual(['AddToCart', 'Search', 'Lead', 'ViewContent', 'Purchase', 'CompleteRegistration'])
  })
})

describe('limits', () => {
  it('match the specification', () => {
    expect(limits).toEqual({
      productPriceCents: 100_000_000,
      skuLength: 60,
      blocksPerLayout: 60,
      tracksInAlbum: 60,
      itemsInUserOrderableCollection: 250,
      productsInCollection: 200,
      nestedCategories: 10_000,
      photoHostGalleryCount: 20,
      photoHostGallerySize: 50,
      tagLength: 50,
      categoryLength: 25,
    })
    expect(generatedSku).toEqual({ prefix: 'SQ', digits: 7 })
    expect(bytes).toEqual({ perMegabyte: 1_000_000, displayStep: 1024 })
  })
})
