import {
  at,
  circle,
  ellipse,
  glow,
  gradient,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  short,
  smoothLoop,
  tag,
} from './draw'
import { blob, ripples, scaled, stone, sun } from './nature'
import { between, type Random, times } from './random'
import type { Scene } from './Scene'
import { boots, bun, cup, ferry, limpet, loaf, oilskin, starfish } from './things'

const crust = { crust: '#b5702f', dark: '#5f2f16', flour: '#f6e6c8' }
const golden = { crust: '#d99a4a', dark: '#84431c', flour: '#fff6e2' }

/** Depths of the water around the island, in fathoms. */
function soundings(random: Random, centre: Point, width: number, height: number): string[] {
  return times(64, () => {
    const x = between(random, 0.05, 0.95) * width
    const y = between(random, 0.06, 0.94) * height
    const away = Math.hypot((x - centre.x) / 1.1, (y - centre.y) * 1.15)
    if (away < height * 0.31) return ''
    return tag(
      'text',
      { x, y, fontSize: 25, opacity: 0.62 },
      String(Math.max(1, Math.round((away - height * 0.28) / 17 + random() * 5))),
    )
  })
}

/** Lines of bearing from the compass rose. */
function rhumbLines(width: number, height: number): string {
  return group(
    { stroke: '#24505d', strokeWidth: 1, opacity: 0.16 },
    ...times(16, (index) => {
      const angle = (index / 16) * Math.PI * 2
      return line(
        { x: width * 0.82, y: height * 0.28 },
        { x: width * 0.82 + Math.cos(angle) * width * 1.2, y: height * 0.28 + Math.sin(angle) * width * 1.2 },
        {},
      )
    }),
  )
}

function compassRose(): string {
  const rose = times(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    const reach = index % 4 === 0 ? 118 : index % 2 === 0 ? 76 : 46
    const side = angle + Math.PI / 2
    return polygon(
      [
        { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach },
        { x: Math.cos(side) * 11, y: Math.sin(side) * 11 },
        { x: -Math.cos(side) * 11, y: -Math.sin(side) * 11 },
      ],
      { fill: index % 4 === 0 ? '#c23f2d' : '#24505d' },
    )
  })
  return (
    circle(0, 0, 92, { fill: 'none', stroke: '#24505d', strokeWidth: 2 }) +
    rose.join('') +
    circle(0, 0, 10, { fill: '#eef0de' })
  )
}

function placeName(text: string, x: number, y: number, size: number): string {
  return tag('text', { x, y, fontSize: size, fontStyle: 'italic', textAnchor: 'middle' }, text)
}

/** Close-up scenes: bread, tide pools, glass and coats. */
export const details: readonly Scene[] = [
  {
    name: 'loaves',
    width: 1600,
    height: 1200,
    alt: 'Five round loaves on a floured board, each with a leaf cut into the crust.',
    focalPoint: [0.5, 0.5],
    draw(random, width, height) {
      const places = [
        [0.22, 0.34, 1.12],
        [0.56, 0.28, 0.98],
        [0.87, 0.42, 1.1],
        [0.38, 0.76, 1.05],
        [0.72, 0.78, 1.2],
      ] as const
      const planks = times(6, (index) =>
        rect(0, (index * height) / 6, width, height / 6 - 3, { fill: index % 2 ? '#6d5a45' : '#75614a' }),
      )
      const grain = times(60, () => {
        const y = random() * height
        const x = random() * width
        return path(
          `M${short(x)} ${short(y)}q${short(width * 0.08)} ${short(between(random, -6, 6))} ${short(width * 0.2)} 0`,
          {},
        )
      })
      return [
        rect(0, 0, width, height, { fill: '#4e3f30' }),
        ...planks,
        group({ fill: 'none', stroke: '#4e3f30', strokeWidth: 2, opacity: 0.45 }, ...grain),
        ...times(190, () =>
          circle(random() * width, random() * height, between(random, 0.8, 3.2), { fill: '#f6e6c8', opacity: 0.5 }),
        ),
        ...places.map(([x, y, size]) =>
          at(width * x, height * y, (height / 250) * size, loaf(random, crust), random() * 360),
        ),
      ].join('')
    },
  },
  {
    name: 'cinnamon-knots',
    width: 1200,
    height: 1200,
    alt: 'A tray of nine cinnamon knots with pearl sugar, seen from above.',
    focalPoint: [0.5, 0.5],
    draw(random, width, height) {
      return [
        rect(0, 0, width, height, { fill: '#2e5059' }),
        rect(width * 0.05, height * 0.05, width * 0.9, height * 0.9, { rx: 40, fill: '#8ea3a2' }),
        rect(width * 0.075, height * 0.075, width * 0.85, height * 0.85, { rx: 28, fill: '#ead9b8' }),
        ...times(9, (index) => {
          const x = width * (0.22 + (index % 3) * 0.28)
          const y = height * (0.22 + Math.floor(index / 3) * 0.28)
          return (
            ellipse(x + 10, y + 14, width * 0.128, width * 0.126, { fill: '#84431c', opacity: 0.28 }) +
            at(x, y, width * 0.0025, bun(random, golden))
          )
        }),
      ].join('')
    },
  },
  {
    name: 'tea-at-the-window',
    width: 1200,
    height: 1500,
    alt: 'A striped cup of tea on the sill of a window that looks out to sea.',
    focalPoint: [0.5, 0.68],
    draw(random, width, height) {
      const pane = { x: width * 0.14, y: height * 0.08, width: width * 0.72, height: height * 0.62 }
      const horizon = pane.y + pane.height * 0.58
      const steam = [-40, 10, 58].map((x, index) => {
        const lean = index % 2 ? -1 : 1
        return path(`M${x} 0c${lean * 40} -60 ${lean * -40} -110 0 -190`, {})
      })
      return [
        tag('defs', {}, gradient('sky', ['#8fb6b8', '#d3e0d2', '#f5e3c2']) + gradient('sea', ['#7fb0ae', '#2f6d78'])),
        rect(0, 0, width, height, { fill: '#dccfb2' }),
        rect(0, 0, width, height * 0.78, { fill: '#e9dec4' }),
        rect(pane.x, pane.y, pane.width, pane.height, { fill: 'url(#sky)' }),
        sun(pane.x + pane.width * 0.72, pane.y + pane.height * 0.28, width * 0.05, '#f0a14c'),
        rect(pane.x, horizon, pane.width, pane.y + pane.height - horizon, { fill: 'url(#sea)' }),
        ripples(random, { x: pane.x + 30, y: horizon, width: pane.width - 130, height: pane.height * 0.4 }, 60, {
          fill: '#f3f1df',
          opacity: 0.5,
        }),
        at(
          pane.x + pane.width * 0.26,
          horizon + 24,
          1.5,
          ferry({
            hull: '#173a47',
            stripe: '#c23f2d',
            house: '#fbf3e4',
            glass: '#7fa9ae',
            mast: '#14252c',
            foam: '#fbf6ea',
          }),
        ),
        group(
          { fill: 'none', stroke: '#fbf5e6', strokeWidth: 26 },
          rect(pane.x, pane.y, pane.width, pane.height, {}),
          path(
            `M${width / 2} ${pane.y}V${pane.y + pane.height}M${pane.x} ${pane.y + pane.height * 0.42}H${pane.x + pane.width}`,
            { strokeWidth: 15 },
          ),
        ),
        rect(0, height * 0.735, width, height * 0.06, { fill: '#fbf5e6' }),
        rect(0, height * 0.795, width, height * 0.02, { fill: '#a9997a', opacity: 0.6 }),
        tag(
          'g',
          {
            transform: `translate(${width * 0.47} ${height * 0.6})`,
            fill: 'none',
            stroke: '#fffdf5',
            strokeWidth: 12,
            strokeLinecap: 'round',
            opacity: 0.7,
          },
          steam.join(''),
        ),
        at(width * 0.48, height * 0.775, 5.4, cup('#fbf6ea', '#c23f2d', '#8a4a1f', '#14252c')),
        ellipse(width * 0.84, height * 0.772, 120, 16, { fill: '#14252c', opacity: 0.2 }),
        tag('g', { transform: `translate(${width * 0.84} ${height * 0.752}) scale(2.1 0.92)` }, bun(random, golden)),
      ].join('')
    },
  },
  {
    name: 'tide-pools',
    width: 1200,
    height: 1600,
    alt: 'Tide pools from above: turquoise water, limpets, and two orange starfish.',
    focalPoint: [0.5, 0.45],
    draw(random, width, height) {
      const pools: readonly (readonly [Point, number])[] = [
        [{ x: width * 0.36, y: height * 0.3 }, width * 0.31],
        [{ x: width * 0.72, y: height * 0.66 }, width * 0.27],
        [{ x: width * 0.2, y: height * 0.8 }, width * 0.19],
        [{ x: width * 0.88, y: height * 0.16 }, width * 0.17],
      ]
      const waters = ['#cfd9c0', '#3f8f92', '#57aaa6', '#7cc4b8', '#a6dcc9']
      return [
        rect(0, 0, width, height, { fill: '#2d3d42' }),
        ...times(70, () =>
          stone(
            random,
            { x: random() * width, y: random() * height },
            between(random, 30, 90),
            random() > 0.5 ? '#38494d' : '#26353a',
            '#74868a',
          ),
        ),
        ...pools.map(([centre, radius]) => {
          const outline = blob(random, centre, radius, 0.16, 16)
          return waters
            .map((fill, index) => path(smoothLoop(scaled(outline, centre, 1.07 - index * 0.14)), { fill }))
            .join('')
        }),
        ...times(26, (index) => {
          const [centre, radius] = pools[index % pools.length] ?? pools[0]!
          const angle = random() * Math.PI * 2
          const x = centre.x + Math.cos(angle) * radius * 0.9
          const y = centre.y + Math.sin(angle) * radius * 0.9
          const curl = between(random, -70, 70)
          return path(
            `M${short(x)} ${short(y)}q${short(curl)} -30 ${short(curl * 0.4)} -90t${short(-curl * 0.3)} -80`,
            {
              fill: 'none',
              stroke: index % 3 ? '#5d7a3c' : '#8f5a35',
              strokeWidth: between(random, 6, 13),
              strokeLinecap: 'round',
              opacity: 0.85,
            },
          )
        }),
        at(width * 0.39, height * 0.29, 2.3, starfish('#e2683a', '#ffd9a8'), 16),
        at(width * 0.76, height * 0.69, 1.7, starfish('#c9473a', '#ffd0b8'), -24),
        ...times(24, () =>
          at(
            random() * width,
            random() * height,
            between(random, 0.9, 1.9),
            limpet('#d9cdb2', '#6f675a'),
            random() * 90,
          ),
        ),
      ].join('')
    },
  },
  {
    name: 'oilskins',
    width: 1200,
    height: 1600,
    alt: 'Three oilskin coats on hooks in the hall, yellow, blue and red, with boots beneath.',
    focalPoint: [0.5, 0.45],
    draw(_random, width, height) {
      const boards = times(12, (index) =>
        rect((index * width) / 12, 0, width / 12 - 3, height, { fill: index % 2 ? '#d8e0d2' : '#dfe6d8' }),
      )
      const coats = [
        { x: 0.22, color: '#e7b13d', dark: '#8f6212' },
        { x: 0.5, color: '#24505d', dark: '#0c222b' },
        { x: 0.78, color: '#c5462f', dark: '#6d1f17' },
      ]
      return [
        rect(0, 0, width, height, { fill: '#b9c5b6' }),
        ...boards,
        rect(0, height * 0.115, width, height * 0.06, { fill: '#7a5c3d' }),
        rect(0, height * 0.17, width, height * 0.008, { fill: '#4e3a27' }),
        rect(0, height * 0.9, width, height * 0.1, { fill: '#7b6b58' }),
        rect(0, height * 0.86, width, height * 0.042, { fill: '#f4efe0' }),
        ...coats.map(({ x, color, dark }) => {
          const shadow = at(
            width * x + 24,
            height * 0.155,
            8.1,
            path('M0 2L14 9L31 46L22 52L17 42L25 100H-25L-17 42L-22 52L-31 46L-14 9Z', {
              fill: '#14252c',
              opacity: 0.14,
            }),
          )
          const hook = circle(width * x, height * 0.145, 15, { fill: '#2a2320' })
          return shadow + at(width * x, height * 0.145, 8.1, oilskin(color, dark, '#f6e6c8')) + hook
        }),
        at(width * 0.22, height * 0.95, 4.2, boots('#24424c', '#e7b13d')),
        at(width * 0.52, height * 0.965, 4.2, boots('#5b6b3a', '#2c3519')),
        at(width * 0.8, height * 0.945, 3.2, boots('#c5462f', '#f4efe0')),
      ].join('')
    },
  },
  {
    name: 'lamp-lens',
    width: 1500,
    height: 1500,
    alt: 'The great lens of the lamp: ring upon ring of glass prisms around a bull’s-eye.',
    focalPoint: [0.5, 0.5],
    draw(random, width, height) {
      const centre = { x: width / 2, y: height / 2 }
      const tints = ['#f2c46d', '#e9dfb8', '#9fc9c0', '#5f9aa0', '#3c7480', '#b9d8c8', '#f0d9a0']
      const rings = times(13, (ring) => {
        const outer = width * (0.115 + ring * 0.0335)
        const inner = outer - width * 0.026
        const parts = 8
        return times(parts, (part) => {
          const from = (part / parts) * Math.PI * 2 + 0.02 + Math.PI / 8
          const to = ((part + 1) / parts) * Math.PI * 2 - 0.02 + Math.PI / 8
          const spot = (radius: number, angle: number): string =>
            `${short(centre.x + Math.cos(angle) * radius)} ${short(centre.y + Math.sin(angle) * radius)}`
          const d = `M${spot(outer, from)}A${short(outer)} ${short(outer)} 0 0 1 ${spot(outer, to)}L${spot(inner, to)}A${short(inner)} ${short(inner)} 0 0 0 ${spot(inner, from)}Z`
          return path(d, {
            fill: tints[(ring * 3 + part * 2 + Math.floor(random() * 2)) % tints.length],
            opacity: 0.95 - ring * 0.028,
          })
        }).join('')
      })
      const light = glow('light', [
        [0, '#fffbe8', 1],
        [0.25, '#ffe7a8', 0.75],
        [1, '#ffe7a8', 0],
      ])
      return [
        tag('defs', {}, light),
        rect(0, 0, width, height, { fill: '#0d2029' }),
        circle(centre.x, centre.y, width * 0.545, { fill: '#6f5a2c' }),
        circle(centre.x, centre.y, width * 0.53, { fill: '#152f3a' }),
        ...rings,
        circle(centre.x, centre.y, width * 0.085, { fill: '#f4d58e' }),
        circle(centre.x, centre.y, width * 0.07, { fill: '#fff3cf' }),
        group(
          { stroke: '#6f5a2c', strokeWidth: width * 0.011 },
          ...times(4, (index) => {
            const angle = (index / 4) * Math.PI + Math.PI / 8
            const end = { x: Math.cos(angle) * width * 0.535, y: Math.sin(angle) * width * 0.535 }
            return (
              line(
                { x: centre.x + end.x * 0.2, y: centre.y + end.y * 0.2 },
                { x: centre.x + end.x, y: centre.y + end.y },
                {},
              ) +
              line(
                { x: centre.x - end.x * 0.2, y: centre.y - end.y * 0.2 },
                { x: centre.x - end.x, y: centre.y - end.y },
                {},
              )
            )
          }),
        ),
        circle(centre.x, centre.y, width * 0.42, { fill: 'url(#light)', opacity: 0.75 }),
      ].join('')
    },
  },
  {
    name: 'island-chart',
    width: 1800,
    height: 1200,
    alt: 'A chart of the island with soundings, a compass rose and the ferry’s dotted course to the mainland.',
    focalPoint: [0.42, 0.5],
    draw(random, width, height) {
      const centre = { x: width * 0.4, y: height * 0.47 }
      const coastline = blob(random, centre, height * 0.24, 0.3, 26, 0.78).map(({ x, y }) => ({
        x: x + between(random, -26, 26),
        y: y + between(random, -26, 26),
      }))
      const shallows = ['#c5dcd3', '#d5e5da', '#e2ecdf']
      const depths = soundings(random, centre, width, height)
      return [
        rect(0, 0, width, height, { fill: '#eef0de' }),
        rhumbLines(width, height),
        ...[1.85, 1.55, 1.27].map((factor, index) =>
          path(smoothLoop(scaled(coastline, centre, factor)), {
            fill: shallows[2 - index],
            stroke: '#6fa0a1',
            strokeWidth: 1.6,
            strokeDasharray: '3 7',
          }),
        ),
        path(smoothLoop(coastline), { fill: '#efdfb4', stroke: '#24505d', strokeWidth: 4 }),
        ...[0.76, 0.52, 0.3].map((factor) =>
          path(smoothLoop(scaled(coastline, { x: centre.x + 20, y: centre.y - 30 }, factor)), {
            fill: 'none',
            stroke: '#a88952',
            strokeWidth: 2,
          }),
        ),
        path(
          `M${centre.x + 150} ${centre.y + 110}C${width * 0.6} ${height * 0.72} ${width * 0.78} ${height * 0.66} ${width * 1.02} ${height * 0.8}`,
          { fill: 'none', stroke: '#c23f2d', strokeWidth: 6, strokeDasharray: '4 18', strokeLinecap: 'round' },
        ),
        group({ fill: '#24505d', fontFamily: 'Georgia, serif' }, ...depths),
        group(
          { fill: '#14252c', fontFamily: 'Georgia, serif' },
          placeName('Skerry', centre.x - 20, centre.y + 10, 64),
          placeName('The Sleepers', width * 0.17, height * 0.8, 38),
          placeName('Arden Sound', width * 0.72, height * 0.58, 44),
          placeName('Lt Fl 12s', centre.x - 60, centre.y - 120, 28),
        ),
        circle(centre.x - 60, centre.y - 92, 13, { fill: '#c23f2d' }),
        circle(centre.x - 60, centre.y - 92, 26, { fill: 'none', stroke: '#c23f2d', strokeWidth: 3 }),
        at(width * 0.82, height * 0.28, 1, compassRose()),
        rect(22, 22, width - 44, height - 44, { fill: 'none', stroke: '#24505d', strokeWidth: 5 }),
        rect(34, 34, width - 68, height - 68, { fill: 'none', stroke: '#24505d', strokeWidth: 1.6 }),
      ].join('')
    },
  },
]
