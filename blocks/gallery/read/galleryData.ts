import { BlockError } from '../../../src/errors/BlockError'
import { format } from '../../../src/language/format'
import { isRecord, parseJson } from '../../../src/model/text/json'
import { largestSetting } from '../../../src/runtime/settingOf'
import { messages } from '../messages'
import { type SwipeData, swipeDataOf } from './swipeData'

/** The designs by the `design` value of a block (B3 Gallery designs). */
const designsByName = {
  base: 'base',
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  autorows: 'autorows',
  carousel: 'carousel',
  list: 'list',
} as const
export type DesignName = (typeof designsByName)[keyof typeof designsByName]

/** The transitions of the stacked slideshow, B3 Gallery designs. */
export const transitionNames = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const
export type TransitionName = (typeof transitionNames)[number]

/** The position of the active slide of a strip, B4 Gallery; left, center or right in the block's data. */
export type Alignment = 'start' | 'middle' | 'end'

/** The boolean settings with their defaults. */
export const flags = {
  lightbox: false,
  mixedContent: false,
  thumbnails: false,
  squareThumbs: false,
  /** Whether images cover their box or fit inside it. */
  autoCrop: true,
  /** Whether a slideshow is as high as its images. Otherwise the page sets its height (B9 Gallery). */
  autoHeight: true,
  autoplay: false,
  controls: true,
  newWindow: false,
  loop: true,
  random: false,
  /** Whether the page's URL names the current slide, B2. */
  historyHash: false,
  /** Whether the arrow keys change slides. */
  keyboard: true,
}

/** The settings with one of several values; the first is the default. */
export const choices = {
  lightboxTheme: ['dark', 'light'],
  /** How the slides change in the lightbox, B4 Lightbox gallery. */
  lightboxTransition: ['swipe', 'fade'],
  metaPosition: ['bottom', 'top'],
  /** Whether `columnWidth` is the minimum or the maximum, B9 Gallery. */
  columnWidthBehavior: ['min', 'max'],
  /**
   * The effect of a click on a slide of the slideshow, B4 Gallery. `half`: previous on the left half, next on the
   * right.
   */
  clickBehavior: ['next', 'previous', 'half'],
  /** The effect of a click on the active slide of a strip, B4 Gallery. `select` only dispatches `select-slide`. */
  activeSlideClickBehavior: ['next', 'previous', 'select'],
} as const

/** The numeric settings; `null` means the design's default. */
export const numbers = [
  'slidesPerRow',
  'numColumns',
  'rowHeight',
  'gutter',
  'listImageSize',
  'thumbnailStripHeight',
  'thumbnailStripMargin',
  'thumbnailsPerRow',
  'vSize',
  'padding',
  /** The duration of a change of slides, in seconds. */
  'speed',
  'preloadCount',
] as const

type Flags = { readonly [key in keyof typeof flags]: boolean }
type Choices = { readonly [key in keyof typeof choices]: (typeof choices)[key][number] }
type Numbers = { readonly [key in (typeof numbers)[number]]: number | null }

/** CSS selectors of the page's own controls, which may be anywhere on it. */
export interface PageElements {
  readonly previous?: string
  readonly next?: string
  /** Parents of one control for each slide. */
  readonly controls?: string
  /** Where the number of the current slide is written. */
  readonly currentIndex?: string
  /** Where the number of slides is written. */
  readonly totalSlides?: string
}

/** The settings of a gallery (B3 Gallery block data). */
export interface GalleryData extends Flags, Choices, Numbers {
  readonly design: DesignName
  readonly transition: TransitionName
  readonly activeAlignment: Alignment
  /** The height as a percentage of the width; `null`: every slide has its own shape. */
  readonly aspectRatio: number | null
  /** `null` if the block has none. */
  readonly columnWidth: number | null
  readonly autoplayMs: number
  /** `null`: the gallery has its own controls. */
  readonly elements: PageElements | null
  readonly swipe: SwipeData
}

const autoplayDefaultMs = 5000 // B9 Gallery
const longestTimeoutMs = 2 ** 31 - 1 // a longer one would fire at once
const sectionControls = '.gallery-slideshow-thumbnails-scroll, .gallery-fullscreen-slideshow-bullet-nav'

/**
 * Returns the design for a block's `design` value (B3 Gallery designs). For unknown values, returns `base` and logs it
 * (B5).
 */
export function designOf(value: unknown): DesignName {
  const name = String(value || 'base')
  // The cast holds: `hasOwn` has checked that it is one of the keys.
  if (Object.hasOwn(designsByName, name)) return designsByName[name as keyof typeof designsByName]
  console.warn(format(messages.noDesign, { name, loaded: Object.keys(designsByName).join(', ') }))
  return 'base'
}

/**
 * Reads the JSON of a gallery block. Keys may be in camel or kebab case, or mixed; invalid values count as missing.
 * Numbers have the same limit as before the code has loaded (`largestSetting`).
 * `servedDesign`, from the markup's class, applies if the JSON has no design. `section` is the design of a section's
 * gallery, whose settings have other names. Throws the errors of B8 if the text is not JSON or not an object. Throws
 * those of B5 for a slideshow with an unknown transition, boundary or snap point, for autocolumns whose width is not a
 * positive number, and for a strip with an unknown alignment.
 */
export function parseGalleryData(text: string, servedDesign = '', section = ''): GalleryData {
  const json = section ? ofSection(decode(text), section) : decode(text)
  const value = (key: string) => json[key] ?? json[kebab(key)]
  const read = <Fields>(keys: readonly string[], of: (key: string) => unknown) =>
    // The cast holds: each call passes the keys of `Fields` and a function that returns their type.
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Fields

  const design = designOf(value('design') ?? servedDesign)
  const transition = design === 'stacked' ? transitionOf(value('transition') || 'fade') : 'fade'

  return {
    ...read<Flags>(Object.keys(flags), (key) => flagOf(value(key)) ?? flags[key as keyof Flags]),
    ...read<Choices>(Object.keys(choices), (key) => choiceOf(value(key), choices[key as keyof Choices])),
    ...read<Numbers>(numbers, (key) => limited(numberOf(value(key)))),
    design,
    transition,
    activeAlignment: alignmentOf(value('activeAlignment'), design),
    aspectRatio: aspectRatioOf(json),
    columnWidth: columnWidthOf(value('columnWidth'), design),
    autoplayMs: Math.min((numberOf(value('autoplayDuration')) ?? 0) * 1000, longestTimeoutMs) || autoplayDefaultMs,
    elements: isRecord(json.elements) ? json.elements : null,
    swipe: transition === 'new-swipe' ? swipeDataOf(value('boundaries'), value('snapPoints')) : swipeDataOf(),
  }
}

type Json = { readonly [key: string]: unknown }

function decode(text: string): Json {
  if (text === '') return {}
  let json: unknown
  try {
    json = parseJson(text)
  } catch (cause) {
    throw new BlockError(messages.decodingFailed, { cause })
  }
  if (!isRecord(json)) throw new BlockError(messages.evaluatingFailed)
  return json
}

/** In a section, the template's style sheet sets heights, and has transitions of its own, such as `site-default`. */
function ofSection(json: Json, design: string): Json {
  return {
    ...json,
    transition: 'fade',
    autoHeight: false,
    autoplay: json.autoplayEnabled,
    autoplayDuration: (numberOf(json.slideDurationMs) ?? 0) / 1000,
    elements: design === 'slideshow' ? { controls: sectionControls } : null,
  }
}

function transitionOf(name: unknown): TransitionName {
  const known = transitionNames.find((transition) => transition === name)
  if (!known) throw new BlockError(format(messages.noTransition, { name: String(name) }))
  return known
}

/**
 * Parses strings as integers; at least 1, because each column takes time. Anything but a positive number is an error, but
 * only for autocolumns (B5).
 */
function columnWidthOf(value: unknown, design: DesignName): number | null {
  if (value === undefined || value === null || value === '') return null
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value
  if (typeof width === 'number' && width > 0 && Number.isFinite(width)) return limited(Math.max(width, 1))
  if (design === 'autocolumns') throw new BlockError(messages.noColumnWidth)
  return null
}

const alignments: { readonly [value: string]: Alignment } = {
  center: 'middle',
  left: 'start',
  right: 'end',
  // B5 uses these names.
  middle: 'middle',
  start: 'start',
  end: 'end',
}

function alignmentOf(value: unknown, design: DesignName): Alignment {
  const name = String(value ?? 'center')
  const known = Object.hasOwn(alignments, name) ? alignments[name] : undefined
  if (!known && design === 'strip') throw new BlockError(format(messages.noAlignment, { name }))
  return known ?? 'middle'
}

/**
 * `aspectRatio` is a percentage; `imageAspectRatio` is width by height, or Auto. The kebab-case key `aspect-ratio` is
 * not read: it is the name of a shape that the template's classes draw.
 */
function aspectRatioOf(json: Json): number | null {
  const percent = numberOf(json.aspectRatio)
  if (percent) return percent
  const ratio = numberOf(json.imageAspectRatio)
  return ratio ? 100 / ratio : null
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return undefined
}

function choiceOf(value: unknown, known: readonly string[]): string | undefined {
  return known.find((choice) => choice === value) ?? known[0]
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

function limited(number: number | null): number | null {
  return number && Math.min(number, largestSetting)
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
