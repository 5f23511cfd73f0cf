import { isRecord, textOf } from './json'

/** The shapes that can be drawn on words. */
export const highlightShapes = [
  'underline',
  'underlineCurve',
  'underlineDouble',
  'wave',
  'jagged',
  'scribble',
  'strike',
  'strikeDiagonal',
  'cross',
  'enclose',
  'circle',
  'marker',
] as const
const animations = ['draw', 'fade', 'fadeScale'] as const
const linecaps = ['square', 'round', 'butt'] as const
const defaults = { shape: 'wave', seconds: 0.75, thickness: 0.06 } as const
const longestSeconds = 10

export type HighlightShape = (typeof highlightShapes)[number]

/** A shape that is drawn on the words with its id. */
export interface Highlight {
  readonly shape: HighlightShape
  /** Whether it is drawn in front of the text. */
  readonly isFront: boolean
  /** A CSS colour. */
  readonly color: string
  readonly thickness: { readonly value: number; readonly unit: 'em' | 'px' }
  readonly linecap: (typeof linecaps)[number]
  /** How it appears on the screen; `null` if it is not animated. */
  readonly animation: (typeof animations)[number] | null
  readonly durationMs: number
  /** Drawn from its end, usually on the right, to its start. */
  readonly isReversed: boolean
}

/** Reads the highlights of a text block by id. Those without an id, or of an unknown shape, are left out. */
export function readHighlights(listed: unknown, isOnBackground: boolean): ReadonlyMap<string, Highlight> {
  const entries = Array.isArray(listed) ? listed.filter(isRecord) : []
  return new Map(
    entries.flatMap((entry) => {
      const shape = entry.shape === undefined ? defaults.shape : highlightShapes.find((one) => one === entry.shape)
      return shape && textOf(entry.id) ? [[textOf(entry.id), readHighlight(entry, shape, isOnBackground)]] : []
    }),
  )
}

function readHighlight(
  entry: { readonly [key: string]: unknown },
  shape: HighlightShape,
  isOnBackground: boolean,
): Highlight {
  const { animation, thickness } = entry
  const { value, unit } = isRecord(thickness) ? thickness : { value: undefined, unit: '' }
  const seconds = Number.parseFloat(String(entry.duration))
  return {
    shape,
    isFront: entry.isFront !== false,
    color: readColor(entry.color, isOnBackground),
    thickness: Number(value) > 0 ? { value: Number(value), unit: unit === 'px' ? 'px' : 'em' } : noThickness,
    linecap: linecaps.find((one) => one === entry.linecap) ?? 'square',
    animation: entry.isAnimationEnabled === true ? (animations.find((one) => one === animation) ?? 'draw') : null,
    durationMs: Math.min(seconds >= 0 ? seconds : defaults.seconds, longestSeconds) * 1000,
    isReversed: entry.direction === 'left',
  }
}

const noThickness = { value: defaults.thickness, unit: 'em' } as const

/** The section's theme defines the custom properties, including a separate one for text blocks with a background. */
function readColor(color: unknown, isOnBackground: boolean): string {
  const { type, sitePaletteColor, customColor } = isRecord(color) ? color : { type: '' }
  if (type === 'THEME_COLOR')
    return `var(--text-highlight-color${isOnBackground ? '-on-background' : ''}, currentcolor)`
  if (type === 'SITE_PALETTE_COLOR' && isRecord(sitePaletteColor)) {
    const name = textOf(sitePaletteColor.colorName)
    if (/^[\w-]+$/.test(name)) return `hsla(var(--${name}-hsl), ${share(sitePaletteColor.alphaModifier)})`
  }
  const hsla = isRecord(customColor) ? customColor.hslaValue : null
  if (type === 'CUSTOM_COLOR' && isRecord(hsla)) {
    const { hue, saturation, lightness, alpha } = hsla
    return `hsla(${Number(hue) || 0}, ${percent(saturation)}%, ${percent(lightness)}%, ${share(alpha)})`
  }
  return 'currentcolor'
}

const share = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 1)

/** Some servers write 0.5, others 50. */
function percent(value: unknown): number {
  const number = Number(value) || 0
  return number > 0 && number <= 1 ? number * 100 : number
}
