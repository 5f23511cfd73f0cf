import type { HighlightShape } from './highlight'

/** The box that a shape is drawn on, and the size of the font in it. */
export interface HighlightBox {
  readonly width: number
  readonly height: number
  readonly fontSize: number
}

/** In a box of 1 by 1, from left to right. */
const outlines: { readonly [Shape in HighlightShape]?: readonly string[] } = {
  underline: ['M0,.9 L1,.9'],
  underlineCurve: ['M0,.99 C.3,.91 .7,.86 1,.89 Q1.03,.9 .98,.92'],
  underlineDouble: ['M0,.9 L1,.9', 'M0,1 L1,1'],
  scribble: ['M0,.88 Q.5,.83 1,.9 Q.55,.83 .1,.95 Q.5,.91 .8,.95 Q.55,.98 .3,1'],
  strike: ['M0,.55 L1,.55'],
  strikeDiagonal: ['M0,.33 Q.5,.48 1,.88'],
  cross: ['M0,1 Q.5,.48 1,.25', 'M0,.23 Q.5,.53 1,.9'],
  enclose: ['M0,.22 Q.5,.18 1,.24', 'M0,.92 Q.5,.85 1,.92'],
  circle: ['M.34,.95 C.62,1.03 1,.92 1,.53 C1,.21 .76,.09 .5,.09 C.22,.09 0,.22 0,.52 C0,.86 .32,1.04 .74,.99'],
  marker: ['M0,.55 L1,.55'],
}

/** The paths of a shape, in pixels from the top left corner of its box. */
export function highlightPaths(shape: HighlightShape, box: HighlightBox): readonly string[] {
  const { width, height, fontSize } = box
  const base = height * 0.97
  if (shape === 'wave') {
    // Crests and troughs alternate, because `t` mirrors the last curve.
    const { count, step } = divide(width, fontSize * 0.25)
    const crest = `q${round(step / 2)},${round(fontSize * -0.15)} ${round(step)},0`
    return [`M0,${round(base - fontSize * 0.075)} ${crest}${` t${round(step)},0`.repeat(count - 1)}`]
  }
  if (shape === 'jagged') {
    // Teeth that lean over the next one.
    const { count, step } = divide(width, fontSize * 0.175)
    const [tip, up] = [step * 1.4, fontSize * 0.12].map(round) as [number, number]
    const tooth = ` q${round(step * 0.6)},${-up} ${tip},${-up} q0,${round(up / 3)} ${round(step - tip)},${up}`
    return [`M0,${round(base)}${tooth.repeat(count)}`]
  }
  const [x, y] = shape === 'circle' ? [Math.min(width * 0.2, 10), Math.min(height * 0.25, 5)] : [0, 0]
  return (outlines[shape] ?? []).map((outline) =>
    outline.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, right: string, down: string) =>
        `${round(Number(right) * (width + 2 * x) - x)},${round(Number(down) * (height + 2 * y) - y)}`,
    ),
  )
}

/** Divides a length into equal steps of about `size`. */
function divide(length: number, size: number): { readonly count: number; readonly step: number } {
  const count = Math.max(1, Math.round(length / size) || 1)
  return { count, step: length / count }
}

const round = (value: number) => Math.round(value * 100) / 100
