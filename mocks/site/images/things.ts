import { circle, ellipse, group, line, path, polygon, rect, short, tag } from './draw'
import { between, type Random, times } from './random'

/** Buildings, boats, bread, clothes and small animals. Each is drawn around its own origin, in its own units. */

export interface TowerColors {
  readonly wall: string
  readonly band: string
  readonly iron: string
  readonly lamp: string
  readonly shade: string
}

/** The lighthouse, 100 units high, with its base at the origin. */
export function lighthouse(colors: TowerColors): string {
  const halfAt = (y: number): number => 11 + (y / 72) * -4.2
  const band = (from: number, to: number, fill: string): string =>
    polygon(
      [
        { x: -halfAt(from), y: -from },
        { x: halfAt(from), y: -from },
        { x: halfAt(to), y: -to },
        { x: -halfAt(to), y: -to },
      ],
      { fill },
    )
  const bands = [band(0, 72, colors.wall), band(14, 28, colors.band), band(42, 56, colors.band)]
  const shade = polygon(
    [
      { x: 2.5, y: 0 },
      { x: 11, y: 0 },
      { x: 6.8, y: -72 },
      { x: 1.6, y: -72 },
    ],
    { fill: colors.shade, opacity: 0.2 },
  )
  const windows = [62, 35, 21].map((y) => rect(-2.4, -y - 3, 2.6, 4.4, { rx: 1.3, fill: colors.iron }))
  const door = path('M-3.4 0V-6.4a3.4 3.4 0 0 1 6.8 0V0Z', { fill: colors.iron })
  const gallery =
    rect(-10, -75, 20, 3, { fill: colors.iron }) +
    rect(-8, -77.4, 16, 2.4, { fill: colors.wall }) +
    group(
      { stroke: colors.iron, strokeWidth: 0.5 },
      line({ x: -9.6, y: -79.6 }, { x: 9.6, y: -79.6 }, {}),
      ...times(9, (index) => line({ x: -9.4 + index * 2.35, y: -75 }, { x: -9.4 + index * 2.35, y: -79.6 }, {})),
    )
  const lantern =
    rect(-5.6, -89, 11.2, 12, { fill: colors.lamp }) +
    group(
      { stroke: colors.iron, strokeWidth: 0.55, fill: 'none' },
      ...[-5.6, -2.8, 0, 2.8, 5.6].map((x) => line({ x, y: -77 }, { x, y: -89 }, {})),
      line({ x: -5.6, y: -83 }, { x: 5.6, y: -83 }, {}),
    )
  const dome =
    path('M-6.8 -89C-6.4 -94.4 -2.6 -96.6 0 -97C2.6 -96.6 6.4 -94.4 6.8 -89Z', { fill: colors.band }) +
    path('M1 -89C1.6 -93 1.4 -95.6 0 -97C2.6 -96.6 6.4 -94.4 6.8 -89Z', { fill: colors.shade, opacity: 0.25 }) +
    circle(0, -97.8, 1.3, { fill: colors.iron }) +
    line({ x: 0, y: -98 }, { x: 0, y: -103 }, { stroke: colors.iron, strokeWidth: 0.5 })
  return bands.join('') + shade + windows.join('') + door + gallery + lantern + dome
}

/** The light of a lamp, as two widening beams. */
export function beam(length: number, spread: number, fill: string): string {
  return (
    path(`M0 0L${short(length)} ${short(-spread)}L${short(length)} ${short(spread)}Z`, { fill, opacity: 0.32 }) +
    path(`M0 0L${short(length)} ${short(-spread * 0.45)}L${short(length)} ${short(spread * 0.45)}Z`, {
      fill,
      opacity: 0.34,
    })
  )
}

export interface HouseColors {
  readonly wall: string
  readonly roof: string
  readonly door: string
  readonly glass: string
  readonly shade: string
}

/** A cottage, 100 units wide, standing on the origin. */
export function cottage(colors: HouseColors): string {
  const roof = polygon(
    [
      { x: -54, y: -36 },
      { x: -40, y: -66 },
      { x: 40, y: -66 },
      { x: 54, y: -36 },
    ],
    { fill: colors.roof },
  )
  const slates = times(4, (row) =>
    line(
      { x: -52 + row * 3.5, y: -42 - row * 6 },
      { x: 52 - row * 3.5, y: -42 - row * 6 },
      {
        stroke: colors.shade,
        strokeWidth: 0.8,
        opacity: 0.35,
      },
    ),
  )
  const chimneys = [-34, 30].map(
    (x) => rect(x, -80, 10, 18, { fill: colors.wall }) + rect(x - 1, -82, 12, 3, { fill: colors.roof }),
  )
  const panes = [-38, 22].map((x) => {
    return (
      rect(x, -27, 16, 16, { fill: colors.glass }) +
      rect(x, -27, 16, 16, { fill: 'none', stroke: colors.roof, strokeWidth: 1.6 }) +
      line({ x: x + 8, y: -27 }, { x: x + 8, y: -11 }, { stroke: colors.roof, strokeWidth: 1.1 }) +
      line({ x, y: -19 }, { x: x + 16, y: -19 }, { stroke: colors.roof, strokeWidth: 1.1 })
    )
  })
  return (
    chimneys.join('') +
    rect(-50, -38, 100, 38, { fill: colors.wall }) +
    rect(14, -38, 36, 38, { fill: colors.shade, opacity: 0.1 }) +
    roof +
    slates.join('') +
    panes.join('') +
    rect(-7, -25, 14, 25, { fill: colors.door }) +
    circle(4, -12, 0.9, { fill: colors.wall })
  )
}

/** Smoke that leans with the wind. */
export function smoke(height: number, color: string): string {
  const h = height
  return path(
    `M0 0C${short(h * 0.1)} ${short(-h * 0.25)} ${short(-h * 0.12)} ${short(-h * 0.4)} ${short(h * 0.12)} ${short(-h * 0.6)}S${short(h * 0.2)} ${short(-h * 0.9)} ${short(h * 0.5)} ${short(-h)}C${short(h * 0.42)} ${short(-h * 0.75)} ${short(h * 0.3)} ${short(-h * 0.7)} ${short(h * 0.22)} ${short(-h * 0.5)}S${short(h * 0.2)} ${short(-h * 0.2)} ${short(h * 0.05)} 0Z`,
    { fill: color, opacity: 0.55 },
  )
}

export interface BoatColors {
  readonly hull: string
  readonly stripe: string
  readonly house: string
  readonly glass: string
  readonly mast: string
  readonly foam: string
}

/** The ferry, 100 units long, afloat on the origin, bow to the right. */
export function ferry(colors: BoatColors): string {
  const hull = path('M-50 -15C-30 -12 14 -12 52 -23C49 -11 43 -2 37 4H-42C-47 -2 -49 -9 -50 -15Z', {
    fill: colors.hull,
  })
  const stripe = path(
    'M-48.6 -8.4C-28 -6 16 -6 48.2 -13.6C47.4 -11.4 46.6 -9.6 45.6 -7.8C16 -1.6 -28 -2.6 -46.8 -4.6Z',
    {
      fill: colors.stripe,
    },
  )
  const house =
    path('M-12 -13V-31H13L18 -14Z', { fill: colors.house }) +
    rect(-15, -34, 31, 3.4, { rx: 1.4, fill: colors.stripe }) +
    [-8.6, -1.2, 6.2].map((x) => rect(x, -28, 5.6, 7, { rx: 0.8, fill: colors.glass })).join('')
  const rail = group(
    { stroke: colors.mast, strokeWidth: 0.8, fill: 'none' },
    path('M-47 -14V-22H-16', {}),
    ...[-40, -32, -24].map((x) => line({ x, y: -13 }, { x, y: -22 }, {})),
    path('M20 -15V-23L46 -27V-21', {}),
  )
  const mast =
    line({ x: -6, y: -34 }, { x: -6, y: -56 }, { stroke: colors.mast, strokeWidth: 1.2 }) +
    path('M-6 -56L-18 -52L-6 -48Z', { fill: colors.stripe }) +
    line({ x: -6, y: -54 }, { x: 46, y: -25 }, { stroke: colors.mast, strokeWidth: 0.4 })
  const ring = circle(-32, -17, 3.2, { fill: 'none', stroke: colors.stripe, strokeWidth: 1.8 })
  const foam = group(
    { fill: colors.foam },
    path('M30 4C40 -2 50 -3 58 2C50 2 44 6 36 7Z', {}),
    path('M-44 4C-52 1 -64 2 -74 6C-62 5 -54 8 -44 7Z', { opacity: 0.8 }),
    path('M-40 5H40C30 9 -30 9 -40 5Z', { opacity: 0.9 }),
  )
  return rail + house + mast + hull + stripe + ring + foam
}

/** A rowing boat, 100 units long. */
export function rowingBoat(hull: string, inside: string): string {
  return (
    path('M-50 -14C-20 -8 20 -8 50 -16C46 -4 36 4 26 6H-28C-40 4 -47 -4 -50 -14Z', { fill: hull }) +
    path('M-50 -14C-20 -8 20 -8 50 -16C20 -13 -20 -13 -50 -14Z', { fill: inside })
  )
}

/** A seal at rest, 100 units long, its belly on the origin, looking to the right. */
export function seal(coat: string, spots: string, random: Random): string {
  const body = path(
    'M-52 -2C-60 -8 -62 -14 -56 -15C-52 -15 -48 -11 -42 -10C-22 -28 6 -26 22 -20C28 -26 34 -34 43 -33C51 -32 55 -26 54 -21C53 -17 47 -16 44 -15C44 -8 38 -2 28 0H-30C-40 0 -46 -2 -52 -2Z',
    { fill: coat },
  )
  const marks = times(16, () =>
    ellipse(
      between(random, -30, 22),
      between(random, -18, -6),
      between(random, 0.7, 1.8),
      between(random, 0.5, 1.1),
      {},
    ),
  )
  return (
    body +
    group({ fill: spots, opacity: 0.6 }, ...marks) +
    path('M14 -6C20 -4 24 2 30 3C26 5 16 3 10 -2Z', { fill: spots, opacity: 0.75 }) +
    circle(45.4, -27, 1.35, { fill: '#10181b' }) +
    ellipse(53.2, -23.6, 1.3, 1, { fill: '#10181b' }) +
    group(
      { stroke: spots, strokeWidth: 0.4, opacity: 0.9 },
      line({ x: 51, y: -21 }, { x: 57, y: -19.6 }, {}),
      line({ x: 51, y: -20.2 }, { x: 56, y: -17 }, {}),
    )
  )
}

export interface CrustColors {
  readonly crust: string
  readonly dark: string
  readonly flour: string
}

/** A round loaf from above, 50 units in radius, with the rings of its basket and a leaf cut into it. */
export function loaf(random: Random, colors: CrustColors): string {
  const rings = [44, 37, 30, 23, 16].map((radius) =>
    circle(0, 0, radius, {
      fill: 'none',
      stroke: colors.flour,
      strokeWidth: between(random, 2, 3.2),
      strokeDasharray: times(5, () => short(between(random, 6, 26))).join(' '),
      opacity: 0.62,
    }),
  )
  const vein = 'M0 38C-3 12 3 -12 0 -38'
  const leaves = [-24, -12, 0, 12, 24].flatMap((y) => {
    return [-1, 1].map((side) =>
      path(`M0 ${y + 8}Q${side * 12} ${y + 4} ${side * 19} ${y - 9}Q${side * 7} ${y - 4} 0 ${y + 8}Z`, {
        fill: colors.dark,
        opacity: 0.85,
      }),
    )
  })
  return (
    ellipse(3, 5, 51, 50, { fill: colors.dark, opacity: 0.35 }) +
    circle(0, 0, 50, { fill: colors.crust }) +
    rings.join('') +
    path(vein, { fill: 'none', stroke: colors.dark, strokeWidth: 3.4, strokeLinecap: 'round' }) +
    leaves.join('')
  )
}

/** A cinnamon bun from above, 50 units in radius. */
export function bun(random: Random, colors: CrustColors): string {
  const turns = times(60, (index) => {
    const angle = index * 0.36
    const radius = 5 + index * 0.68
    return `${index ? 'L' : 'M'}${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`
  })
  const sugar = times(26, () => {
    const angle = random() * Math.PI * 2
    const reach = Math.sqrt(random()) * 42
    return rect(Math.cos(angle) * reach, Math.sin(angle) * reach, 2.4, 2.4, {
      fill: colors.flour,
      transform: `rotate(${short(random() * 90)} ${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)})`,
    })
  })
  return tag(
    'g',
    { transform: `rotate(${short(between(random, 0, 360))})` },
    ellipse(0, 0, 51, 50, { fill: colors.crust }) +
      path(turns.join(''), {
        fill: 'none',
        stroke: colors.dark,
        strokeWidth: 6,
        strokeLinecap: 'round',
        opacity: 0.9,
      }) +
      path(turns.join(''), {
        fill: 'none',
        stroke: colors.flour,
        strokeWidth: 1.1,
        strokeLinecap: 'round',
        opacity: 0.35,
      }) +
      sugar.join(''),
  )
}

/** A coat on a hook, 100 units long, hanging from the origin. */
export function oilskin(color: string, dark: string, button: string): string {
  const body = path(
    'M0 2C6 3 11 5 14 9L31 46L22 52L17 42C18 60 22 82 25 100C10 104 -10 104 -25 100C-22 82 -18 60 -17 42L-22 52L-31 46L-14 9C-11 5 -6 3 0 2Z',
    {
      fill: color,
    },
  )
  return (
    body +
    path('M0 10V101', { fill: 'none', stroke: dark, strokeWidth: 1.4, opacity: 0.6 }) +
    path('M14 9L31 46L22 52L17 42C16 32 15 20 10 10Z', { fill: dark, opacity: 0.22 }) +
    path('M-9 4C-10 12 -5 17 0 18C5 17 10 12 9 4C5 9 -5 9 -9 4Z', { fill: dark, opacity: 0.5 }) +
    [30, 48, 66]
      .map(
        (y) =>
          rect(-6, y - 2.4, 12, 4.4, { rx: 2, fill: dark, opacity: 0.65 }) + circle(-3.4, y - 0.2, 1, { fill: button }),
      )
      .join('') +
    [-19, 8].map((x) => path(`M${x} 70h11l1 14h-13Z`, { fill: dark, opacity: 0.25 })).join('')
  )
}

/** A pair of boots, 40 units high, standing on the origin. */
export function boots(color: string, dark: string): string {
  const boot = (x: number): string =>
    path(`M${x} -40H${x + 12}V-12C${x + 14} -9 ${x + 22} -8 ${x + 23} -3V0H${x}Z`, { fill: color }) +
    rect(x - 0.4, -40, 12.8, 4, { fill: dark }) +
    rect(x, -2.4, 23, 2.6, { fill: dark })
  return boot(-24) + boot(2)
}

/** A cup on its saucer, 100 units wide, standing on the origin. */
export function cup(glaze: string, band: string, tea: string, shade: string): string {
  return (
    ellipse(0, -2, 52, 9, { fill: shade, opacity: 0.25 }) +
    ellipse(0, -6, 50, 9, { fill: glaze }) +
    ellipse(0, -7, 32, 5.4, { fill: shade, opacity: 0.18 }) +
    path('M32 -48C52 -50 54 -22 26 -22L28 -28C42 -28 42 -43 31 -41Z', { fill: glaze }) +
    path('M-34 -56C-34 -28 -24 -10 -12 -7H12C24 -10 34 -28 34 -56Z', { fill: glaze }) +
    path('M-33 -44C-32 -39 -31 -35 -29 -31H29C31 -35 32 -39 33 -44Z', { fill: band }) +
    path('M10 -7H12C24 -10 34 -28 34 -56H24C24 -30 18 -14 10 -7Z', { fill: shade, opacity: 0.16 }) +
    ellipse(0, -56, 34, 7, { fill: glaze }) +
    ellipse(0, -55.6, 30, 5.4, { fill: tea })
  )
}

/** A starfish of about 50 units in radius. */
export function starfish(color: string, dot: string): string {
  const arms = times(10, (index) => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? 17 : 50
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
  })
  const dots = times(5, (arm) => {
    const angle = (arm / 5) * Math.PI * 2 - Math.PI / 2
    return [10, 19, 28, 36]
      .map((reach) => circle(Math.cos(angle) * reach, Math.sin(angle) * reach, 1.7, { fill: dot }))
      .join('')
  })
  return polygon(arms, { fill: color, stroke: color, strokeWidth: 10, strokeLinejoin: 'round' }) + dots.join('')
}

/** A limpet from above. */
export function limpet(color: string, dark: string): string {
  const ribs = times(14, (index) => {
    const angle = (index / 14) * Math.PI * 2
    return line({ x: 0, y: 0 }, { x: Math.cos(angle) * 19, y: Math.sin(angle) * 17 }, {})
  })
  return (
    ellipse(0, 0, 20, 18, { fill: color }) +
    group({ stroke: dark, strokeWidth: 1.2, opacity: 0.6 }, ...ribs) +
    circle(0, 0, 3.4, { fill: dark })
  )
}
