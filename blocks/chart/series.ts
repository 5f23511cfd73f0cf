import { svg } from './svg'

const colours = 6 // in chart.css
/** More series than colours × patterns would be indistinguishable. */
export const mostSeries = colours * colours

/** Lines and dots over a colour, so that colour is not the only distinction; the first has none. */
const overlays = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M4 0v8', 'M0 4h8', 'M2 2h.01M6 6h.01', 'M-2 6l4 4M0 0l8 8M6-2l4 4']
const dashes = ['', '7 4', '2 4', '9 3 2 3', '4 2', '12 4']
const marks = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-4-4h8v8h-8z',
  'M0-5l5 9h-10z',
  'M0-5l5 5l-5 5l-5-5z',
  'M-4 0h8M0-4v8',
  'M-4-4l8 8M4-4l-8 8',
]

/** The class that gives a series its colour. */
export function colourClass(series: number): string {
  return `skerry-chart-colour-${series % colours}`
}

/**
 * The pattern that fills a series, for use in `defs`. From the seventh series on, colours repeat with other patterns.
 */
export function patternOf(series: number, id: string): SVGPatternElement {
  const style = styleOf(series)
  return svg(
    'pattern',
    { id, class: colourClass(series), width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
    svg('rect', { width: 8, height: 8 }),
    svg('path', { d: overlays[style] || 'M0 0', 'stroke-width': style === 4 ? 3 : 2 }),
  )
}

/** The dash pattern of a series; empty for a solid line. */
export function dashOf(series: number): string {
  return dashes[styleOf(series)] ?? ''
}

/** The shape of the points of a line, around 0, 0. */
export function markOf(series: number): string {
  return marks[styleOf(series)] ?? ''
}

function styleOf(series: number): number {
  return (series + Math.floor(series / colours)) % colours
}
