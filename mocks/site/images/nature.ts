import {
  circle,
  ellipse,
  group,
  line,
  type Paint,
  type Point,
  path,
  polygon,
  rect,
  short,
  smoothLoop,
  straight,
} from './draw'
import { between, type Random, times } from './random'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A disc with two halos. */
export function sun(x: number, y: number, radius: number, color: string): string {
  return (
    circle(x, y, radius * 2.6, { fill: color, opacity: 0.1 }) +
    circle(x, y, radius * 1.7, { fill: color, opacity: 0.16 }) +
    circle(x, y, radius, { fill: color })
  )
}

/** Long flat clouds, as a printmaker would cut them. */
export function clouds(random: Random, box: Box, count: number, paint: Paint): string {
  const bars = times(count, () => {
    const width = between(random, 0.14, 0.42) * box.width
    const thickness = between(random, 0.035, 0.075) * box.height
    const x = box.x + between(random, -0.1, 0.9) * box.width
    const y = box.y + random() * box.height
    const parts = times(3, (part) => {
      const partWidth = width * between(random, 0.4, 0.75)
      return rect(x + (width - partWidth) * random(), y + (part - 1) * thickness * 0.86, partWidth, thickness, {
        rx: thickness / 2,
      })
    })
    return parts.join('')
  })
  return group(paint, ...bars)
}

/** Small stars, denser towards the top. */
export function stars(random: Random, box: Box, count: number, color: string): string {
  const drawn = times(count, () => {
    const size = between(random, 0.5, 1) ** 3 * box.width * 0.0022
    return circle(box.x + random() * box.width, box.y + random() ** 1.4 * box.height, size, {
      fill: color,
      opacity: between(random, 0.35, 0.95),
    })
  })
  return drawn.join('')
}

/** Short waves: fine at the horizon, broad in the foreground. */
export function ripples(random: Random, box: Box, count: number, paint: Paint): string {
  const strokes = times(count, () => {
    const depth = random() ** 1.5
    const y = box.y + depth * box.height
    const length = box.width * (0.012 + depth * 0.07) * between(random, 0.5, 1.4)
    const x = box.x + between(random, -0.05, 1) * box.width
    const lift = box.height * (0.004 + depth * 0.018)
    const d = `M${short(x)} ${short(y)}q${short(length / 2)} ${short(-lift)} ${short(length)} 0q${short(-length / 2)} ${short(lift * 0.6)} ${short(-length)} 0Z`
    return path(d, {})
  })
  return group(paint, ...strokes)
}

/** The reflection of a low sun on the water. */
export function glitter(random: Random, centre: number, box: Box, count: number, paint: Paint): string {
  const strokes = times(count, (index) => {
    const depth = (index + random()) / count
    const y = box.y + depth ** 1.3 * box.height
    const spread = box.width * (0.012 + depth * 0.07)
    const length = box.width * (0.01 + depth * 0.05) * between(random, 0.5, 1.5)
    return ellipse(centre + between(random, -spread, spread), y, length, box.height * (0.003 + depth * 0.006), {})
  })
  return group(paint, ...strokes)
}

/** The outline of an island from left to right, rising out of the water and sinking back. */
export function ridge(random: Random, box: Box, roughness = 0.5, steps = 6): Point[] {
  let heights = [0, between(random, 0.7, 1), 0]
  let swing = roughness
  for (let step = 0; step < steps; step += 1) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1]
      if (next === undefined) return [height]
      return [height, Math.max(0, (height + next) / 2 + between(random, -0.5, 0.5) * swing)]
    })
    swing *= 0.52
  }
  const top = Math.max(...heights)
  return heights.map((height, index) => {
    const along = index / (heights.length - 1)
    const shoulder = Math.sin(Math.PI * along) ** 0.6
    return { x: box.x + along * box.width, y: box.y + box.height - (height / top) * shoulder * box.height }
  })
}

/** Land with a lit edge and a few strata. */
export function land(random: Random, box: Box, color: string, light: string, roughness = 0.5): string {
  const outline = ridge(random, box, roughness)
  const base = box.y + box.height
  const body = polygon([...outline, { x: box.x + box.width, y: base }, { x: box.x, y: base }], { fill: color })
  const strata = times(Math.max(3, Math.round(box.width / box.height)), () => {
    const start = Math.floor(between(random, 0.1, 0.75) * outline.length)
    const part = outline.slice(start, start + Math.floor(outline.length * between(random, 0.06, 0.2)))
    const drop = between(random, 0.12, 0.6)
    const cut = part.map(({ x, y }) => ({ x, y: y + (base - y) * drop }))
    const back = [...cut].reverse().map(({ x, y }, index) => {
      return { x, y: y + box.height * 0.03 * Math.sin((Math.PI * (index + 0.5)) / cut.length) }
    })
    return polygon([...cut, ...back], { fill: light, opacity: 0.5 })
  })
  const edge = path(straight(outline), { fill: 'none', stroke: light, strokeWidth: box.height * 0.018, opacity: 0.55 })
  return body + strata.join('') + edge
}

/** A bird seen far away. */
export function gull(x: number, y: number, span: number, color: string): string {
  const s = span / 2
  const d = `M${short(x - s)} ${short(y - s * 0.1)}Q${short(x - s * 0.45)} ${short(y - s * 0.55)} ${short(x)} ${short(y)}Q${short(x + s * 0.45)} ${short(y - s * 0.55)} ${short(x + s)} ${short(y - s * 0.1)}Q${short(x + s * 0.45)} ${short(y - s * 0.32)} ${short(x)} ${short(y + s * 0.18)}Q${short(x - s * 0.45)} ${short(y - s * 0.32)} ${short(x - s)} ${short(y - s * 0.1)}Z`
  return path(d, { fill: color })
}

export function gulls(random: Random, box: Box, count: number, color: string): string {
  return times(count, () => {
    return gull(
      box.x + random() * box.width,
      box.y + random() * box.height,
      box.width * between(random, 0.05, 0.13),
      color,
    )
  }).join('')
}

/** An irregular closed shape around a centre, for pools and coastlines. */
export function blob(random: Random, centre: Point, radius: number, wobble: number, corners = 14, flat = 1): Point[] {
  const lobes = times(4, () => ({ phase: random() * Math.PI * 2, weight: random() }))
  return times(corners, (index) => {
    const angle = (index / corners) * Math.PI * 2
    const swell = lobes.reduce((sum, lobe, number) => {
      return sum + (Math.sin(angle * (number + 1) + lobe.phase) * lobe.weight) / (number + 1)
    }, 0)
    const reach = radius * (1 + wobble * swell)
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach * flat }
  })
}

/** A shape scaled about a centre. */
export function scaled(points: readonly Point[], centre: Point, factor: number): Point[] {
  return points.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * factor, y: centre.y + (y - centre.y) * factor }))
}

/** One large wave across the image, with foam. */
export function swell(random: Random, box: Box, paint: { color: string; foam: string; bottom: number }): string {
  const crests = times(9, (index) => ({
    x: box.x - box.width * 0.1 + (index / 8) * box.width * 1.2,
    y: box.y + (index % 2 ? 0 : box.height) * between(random, 0.6, 1),
  }))
  const first = crests[0]
  const last = crests[crests.length - 1]
  if (!first || !last) return ''
  const curve = crests.slice(1).map((point, index) => {
    const before = crests[index] ?? point
    const middle = (before.x + point.x) / 2
    return `C${short(middle)} ${short(before.y)} ${short(middle)} ${short(point.y)} ${short(point.x)} ${short(point.y)}`
  })
  const top = `M${short(first.x)} ${short(first.y)}${curve.join('')}`
  const foam = times(3, (index) => {
    return path(top, {
      fill: 'none',
      stroke: paint.foam,
      strokeWidth: box.height * (0.09 - index * 0.026),
      strokeLinecap: 'round',
      strokeDasharray: `${short(box.width * 0.09)} ${short(box.width * (0.02 + index * 0.06))}`,
      strokeDashoffset: index * 90,
      transform: `translate(0 ${short(index * box.height * 0.2)})`,
      opacity: 0.9 - index * 0.3,
    })
  })
  return (
    path(`${top}L${short(last.x)} ${short(paint.bottom)}L${short(first.x)} ${short(paint.bottom)}Z`, {
      fill: paint.color,
    }) + foam.join('')
  )
}

/** Slanting rain. */
export function rain(random: Random, box: Box, count: number, color: string): string {
  const drops = times(count, () => {
    const from = { x: box.x + random() * box.width * 1.1, y: box.y + random() * box.height }
    const length = box.height * between(random, 0.02, 0.06)
    return line(from, { x: from.x - length * 0.35, y: from.y + length }, { opacity: between(random, 0.15, 0.5) })
  })
  return group({ stroke: color, strokeWidth: box.width * 0.0013, strokeLinecap: 'round' }, ...drops)
}

/** Grass along the top of a rock. */
export function grass(random: Random, points: readonly Point[], height: number, color: string): string {
  const blades = points.map(({ x, y }) => {
    const lean = between(random, -0.5, 0.7) * height
    const tall = height * between(random, 0.5, 1.2)
    return `M${short(x - height * 0.1)} ${short(y)}Q${short(x)} ${short(y - tall * 0.5)} ${short(x + lean)} ${short(y - tall)}Q${short(x + height * 0.08)} ${short(y - tall * 0.4)} ${short(x + height * 0.12)} ${short(y)}Z`
  })
  return path(blades.join(''), { fill: color })
}

/** A rounded stone. */
export function stone(random: Random, centre: Point, radius: number, color: string, light: string): string {
  const outline = blob(random, centre, radius, 0.12, 9, 0.8)
  return (
    path(smoothLoop(outline), { fill: color }) +
    path(smoothLoop(scaled(outline, { x: centre.x - radius * 0.3, y: centre.y - radius * 0.3 }, 0.5)), {
      fill: light,
      opacity: 0.35,
    })
  )
}
