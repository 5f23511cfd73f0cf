// B9 Marquee: wave minimum width 50, path segment 250 to 1000. A segment is one wave, or several narrow ones.
const leastWavePx = 50
const leastSegmentPx = 250
const mostSegmentPx = 1000

/** The control points of a curve that follows half a sine wave, as fractions of its width and height. */
const [controlX, controlY] = [0.3642, 4 / 3]

/**
 * The path of a wave with `frequency` waves across the given width, within the limits above. It starts and ends one
 * segment outside the box, so that characters never appear or disappear on screen.
 */
export function wavePath(width: number, middle: number, frequency: number, intensity: number): string {
  const length = Math.min(Math.max(width / frequency, leastWavePx), mostSegmentPx)
  const wavesInSegment = Math.ceil(leastSegmentPx / length)
  const [half, peak] = [length / 2, (intensity / 2) * controlY]
  const [near, far] = [half * controlX, half * (1 - controlX)]
  const wave = `c${near} ${-peak} ${far} ${-peak} ${half} 0c${near} ${peak} ${far} ${peak} ${half} 0`
  const count = Math.ceil(width / length) + 2 * wavesInSegment
  return `M${-length * wavesInSegment} ${middle}${wave.repeat(count)}`
}
