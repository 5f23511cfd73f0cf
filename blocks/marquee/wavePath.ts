// B9 Marquee: path segment 250 to 1000. A segment is one wave.
const leastSegmentPx = 250
const mostSegmentPx = 1000

/** The control points of a curve that follows half a sine wave, as fractions of its width and height. */
const [controlX, controlY] = [0.3642, 4 / 3]

/**
 * The path of a wave, with as many waves as `frequency` on the given width, as far as segments allow. It starts and
 * ends one segment outside, so that characters never appear or disappear on the screen.
 */
export function wavePath(width: number, middle: number, frequency: number, intensity: number): string {
  const segment = Math.min(Math.max(width / frequency, leastSegmentPx), mostSegmentPx)
  const [half, peak] = [segment / 2, (intensity / 2) * controlY]
  const [near, far] = [half * controlX, half * (1 - controlX)]
  const wave = `c${near} ${-peak} ${far} ${-peak} ${half} 0c${near} ${peak} ${far} ${peak} ${half} 0`
  return `M${-segment} ${middle}${wave.repeat(Math.ceil(width / segment) + 2)}`
}
