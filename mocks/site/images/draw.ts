/** The drawing functions that scenes share. They return SVG text. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Presentation attributes in camel case; they are rendered with hyphens. */
export interface Paint {
  readonly [name: string]: string | number | undefined
}

/** A number with one decimal place. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Renders one element. */
export function tag(name: string, paint: Paint, content = ''): string {
  const written = Object.entries(paint)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${hyphenated(key)}="${typeof value === 'number' ? short3(value) : value}"`)
  return `<${name} ${written.join(' ')}${content ? `>${content}</${name}>` : '/>'}`
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  return tag('rect', { x, y, width, height, ...paint })
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return tag('circle', { cx, cy, r, ...paint })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return tag('ellipse', { cx, cy, rx, ry, ...paint })
}

export function path(d: string, paint: Paint): string {
  return tag('path', { d, ...paint })
}

export function line(from: Point, to: Point, paint: Paint): string {
  return path(`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`, paint)
}

export function polygon(points: readonly Point[], paint: Paint): string {
  return path(`${straight(points)}Z`, paint)
}

export function group(paint: Paint, ...content: readonly string[]): string {
  return tag('g', paint, content.join(''))
}

/** Translates, rotates and scales content. */
export function at(x: number, y: number, scale: number, content: string, degrees = 0): string {
  const turn = degrees ? ` rotate(${short(degrees)})` : ''
  return tag('g', { transform: `translate(${short(x)} ${short(y)})${turn} scale(${short3(scale)})` }, content)
}

/** A linear gradient from the top left to `end`; by default from top to bottom. */
export function gradient(id: string, colors: readonly string[], end: Point = { x: 0, y: 1 }): string {
  const stops = colors.map((color, index) => {
    return tag('stop', { offset: index / Math.max(1, colors.length - 1), stopColor: color })
  })
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: end.x, y2: end.y }, stops.join(''))
}

/** A radial gradient. Each stop has its own opacity. */
export function glow(
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity: number])[],
): string {
  const written = stops.map(([offset, stopColor, stopOpacity]) => tag('stop', { offset, stopColor, stopOpacity }))
  return tag('radialGradient', { id }, written.join(''))
}

/** Points joined by straight lines. */
export function straight(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')
}

/** Points joined by one smooth closed curve. */
export function smoothLoop(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`
  const pairs = points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)
  const last = points[points.length - 1]
  const first = points[0]
  if (!first || !last) return ''
  return `M${middle(last, first)}${pairs.map(([a, b]) => `Q${short(a.x)} ${short(a.y)} ${middle(a, b)}`).join('')}Z`
}

function short3(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function hyphenated(name: string): string {
  if (name === 'viewBox' || name === 'gradientUnits' || name === 'clipPathUnits') return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
