/** The part of an image that must stay visible, as fractions of its width and height. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

const centre: FocalPoint = { x: 0.5, y: 0.5 }

/**
 * Parses `data-image-focal-point`, two comma-separated fractions (B3 Slide). Invalid values are the centre; real pages
 * also contain `,`.
 */
export function parseFocalPoint(text: string | null | undefined): FocalPoint {
  const [x, y, ...rest] = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x) || Number.isNaN(y)) return centre
  return { x: clamp(x), y: clamp(y) }
}

/** The focal point as CSS `object-position`. The point stays visible however a box crops the image. */
export function toObjectPosition({ x, y }: FocalPoint): string {
  return `${percent(x)} ${percent(y)}`
}

function clamp(fraction: number): number {
  return Math.min(Math.max(fraction, 0), 1)
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`
}
