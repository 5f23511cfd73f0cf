import { adoptStyles } from './styles'

// B9 Platform limits defines radius, time, weights and colours. The scales of spacing and size are ours.

/** The design tokens of all parts. A host may override each: `--skerry-radius-4: 0`. */
export const tokens = {
  radius: { 0: '0', 4: '4px', 8: '8px' },
  time: { 0: '0ms', 100: '100ms', 200: '200ms', 300: '300ms', 400: '400ms', 500: '500ms', 600: '600ms' },
  weight: { 400: '400', 500: '500', 600: '600' },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 12: '48px', 16: '64px' },
  // In em, not rem: templates that set `html { font-size: 62.5% }` would shrink all parts above the page.
  size: { small: '0.875em', text: '1em', large: '1.2em', title: '1.45em', display: '2.4em' },
  stack: { base: '30000' },
  font: {
    family: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
} as const

/**
 * The eight theme colours, for light and dark pages. As text they have a contrast of at least 4.5 : 1 on the page's
 * surface.
 */
export const colours = {
  black: ['#14171c', '#14171c'],
  white: ['#ffffff', '#ffffff'],
  blue: ['#1a56db', '#8ab4ff'],
  green: ['#0b7a43', '#5bd39a'],
  red: ['#c0241c', '#ff9a92'],
  pink: ['#b8237a', '#ff8ac6'],
  orange: ['#a84a00', '#ffb270'],
  gray: ['#5b636e', '#a8b0bb'],
} as const

/** Colours by role. Start a theme with these: `--skerry-accent: rebeccapurple`. */
export const roles = {
  surface: ['#ffffff', '#1c2026'],
  sunken: ['#f4f5f7', '#14171c'],
  text: ['#14171c', '#f2f4f6'],
  muted: ['#5b636e', '#a8b0bb'],
  line: ['#d5d9de', '#3d444e'],
  accent: ['#14171c', '#f2f4f6'],
  'on-accent': ['#ffffff', '#14171c'],
  danger: ['#c0241c', '#ff9a92'],
  'on-danger': ['#ffffff', '#14171c'],
  focus: ['#1a56db', '#8ab4ff'],
  scrim: ['rgb(20 23 28 / 0.5)', 'rgb(0 0 0 / 0.65)'],
} as const

const forced = {
  surface: 'Canvas',
  sunken: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
  line: 'CanvasText',
  accent: 'ButtonText',
  'on-accent': 'ButtonFace',
  danger: 'ButtonText',
  'on-danger': 'ButtonFace',
  focus: 'Highlight',
  scrim: 'rgb(0 0 0 / 0.8)',
}

/**
 * Declares the tokens on the document's root, from which shadow roots inherit them. Dark values follow the page's own
 * `color-scheme`, not the visitor's system: a dark dialog on a page that stays light would look broken.
 */
export function adoptTokens(): void {
  css ??= tokensCss()
  adoptStyles('tokens', css)
}

let css: string | undefined

/** The style sheet of the tokens. */
export function tokensCss(): string {
  const plain = Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => declare(`${group}-${name}`, value)),
  )
  const pairs: [name: string, [light: string, dark: string]][] = Object.entries({ ...colours, ...roles }).map(
    ([name, [light, dark]]) => [name, [light, dark]],
  )
  const light = pairs.map(([name, [value]]) => declare(name, value))
  const both = pairs.map(([name, values]) => declare(name, `light-dark(${values.join(', ')})`))
  const contrast = Object.entries(forced).map(([name, value]) => declare(name, value))
  return [
    `:root{${plain.join('')}${light.join('')}}`,
    `@supports (color:light-dark(red,red)){:root{${both.join('')}}}`,
    `@media (forced-colors:active){:root{${contrast.join('')}}}`,
  ].join('')
}

function declare(name: string, value: string): string {
  return `--skerry-${name}:${value};`
}
