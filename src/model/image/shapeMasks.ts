/** B9 Video and meta: shape aspect values, the height in percent of the width, by family. */
const families: { readonly [aspect: string]: string } = {
  100: 'circle square diamond hexagon octagon eight-sided-shield',
  150: 'arch pill',
  67: 'oval rectangle parallelogram',
}

const aspects = new Map(
  Object.entries(families).flatMap(([aspect, names]) =>
    names.split(' ').map((name) => [name, Number(aspect)] as const),
  ),
)

/**
 * The height of a shape mask in percent of its width, from the look-up table (B3 Other block data, B9 Video and meta).
 * `null` for an unknown shape, whose image keeps its own height. Hosted pages are known to use two of the names, circle
 * and eight-sided-shield; the specification does not list the others.
 */
export function shapeAspect(name: string): number | null {
  return aspects.get(name.trim().toLowerCase()) ?? null
}
