/** A generated image that needs no network: a landscape with a number and a marked focal point. */
export interface ImageFixture {
  readonly width: number
  readonly height: number
  readonly number: number
  /** The focal point, as fractions of width and height. */
  readonly focalPoint?: readonly [number, number]
}

/** The image as SVG text. */
export function drawImageFixture({ width, height, number, focalPoint: [x, y] = [0.5, 0.5] }: ImageFixture): string {
  const hue = (number * 67 + 150) % 360
  const unit = Math.min(width, height)
  const hill = (top: number, light: number) =>
    `<path d="M0 ${height * top} Q${width * 0.3} ${height * (top - 0.18)} ${width * 0.55} ${height * top} T${width} ${height * (top - 0.06)} V${height} H0Z" fill="hsl(${hue} 35% ${light}%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="hsl(${hue + 20} 55% 82%)"/>
<circle cx="${width * x}" cy="${height * y}" r="${unit * 0.09}" fill="hsl(${hue + 180} 80% 60%)"/>
${hill(0.7, 55)}${hill(0.82, 42)}${hill(0.93, 30)}
<text x="${width / 2}" y="${height * 0.56}" font-family="sans-serif" font-size="${unit * 0.3}" font-weight="700" text-anchor="middle" fill="#fff" stroke="hsl(${hue} 35% 25%)" stroke-width="${unit * 0.008}">${number}</text>
</svg>`
}

/** The image as a data URL. */
export function imageDataUrl(image: ImageFixture): string {
  return `data:image/svg+xml,${encodeURIComponent(drawImageFixture(image))}`
}
