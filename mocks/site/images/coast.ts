import { at, circle, glow, gradient, path, rect, straight, tag } from './draw'
import { clouds, glitter, grass, gull, gulls, land, rain, ridge, ripples, stars, stone, sun, swell } from './nature'
import { between, type Random, times } from './random'
import type { Scene } from './Scene'
import { beam, cottage, ferry, lighthouse, rowingBoat, seal, smoke } from './things'

const dayTower = { wall: '#fbf3e4', band: '#c23f2d', iron: '#14252c', lamp: '#ffd98a', shade: '#14252c' }
const duskTower = { wall: '#d9d3c6', band: '#8f2f28', iron: '#081019', lamp: '#ffe9b0', shade: '#050b12' }
const bakehouse = { wall: '#f7efe0', roof: '#3d4f57', door: '#c23f2d', glass: '#ffcf70', shade: '#14252c' }
const kittiwake = {
  hull: '#173a47',
  stripe: '#c23f2d',
  house: '#fbf3e4',
  glass: '#7fa9ae',
  mast: '#14252c',
  foam: '#fbf6ea',
}

/** The colours of the night, with the lamp's glow and its beam. */
function nightPaints(): string {
  const halo = glow('halo', [
    [0, '#fff1c4', 0.95],
    [0.2, '#ffdf95', 0.5],
    [1, '#ffdf95', 0],
  ])
  const fade = tag(
    'linearGradient',
    { id: 'beam', x1: 0, y1: 0, x2: 1, y2: 0 },
    tag('stop', { offset: 0, stopColor: '#ffe9b0', stopOpacity: 0.95 }) +
      tag('stop', { offset: 1, stopColor: '#ffe9b0', stopOpacity: 0 }),
  )
  return tag(
    'defs',
    {},
    gradient('sky', ['#07131f', '#0d2536', '#1a4456', '#2f6470']) +
      gradient('sea', ['#2c5c68', '#123240', '#081a25']) +
      halo +
      fade,
  )
}

const coats = ['#a89f8d', '#6f726c', '#c8bda3', '#847d6d']
const sealPlaces = [
  { x: 0.17, y: 0.7, size: 1, turn: -2 },
  { x: 0.43, y: 0.6, size: 0.72, turn: 3 },
  { x: 0.66, y: 0.77, size: 1.1, turn: -3 },
  { x: 0.89, y: 0.62, size: 0.7, turn: 4 },
]

function rocksOfTheSeals(random: Random, width: number, height: number): string[] {
  return sealPlaces.map(({ x, y, size }, index) =>
    land(
      random,
      {
        x: width * (x - 0.19 * size),
        y: height * (y - 0.05),
        width: width * 0.38 * size,
        height: height * 0.17 * size,
      },
      index % 2 ? '#40555a' : '#4b5f62',
      '#7f9292',
      0.16,
    ),
  )
}

function seals(random: Random, width: number, height: number): string[] {
  return sealPlaces.map(({ x, y, size, turn }, index) => {
    const flip = index % 2 ? -1 : 1
    const drawn = seal(coats[index] ?? '#888', '#3b4447', random)
    return at(width * x, height * y, height * 0.0041 * size, tag('g', { transform: `scale(${flip} 1)` }, drawn), turn)
  })
}

/** Scenes of the sea, the sky and the coast. */
export const coast: readonly Scene[] = [
  {
    name: 'lighthouse-dawn',
    width: 2400,
    height: 1350,
    alt: 'The red and white lighthouse on its rock at dawn, the sun just clear of the sea.',
    focalPoint: [0.74, 0.5],
    draw(random, width, height) {
      const horizon = height * 0.64
      const rock = { x: width * 0.36, y: height * 0.615, width: width * 0.78, height: height * 0.3 }
      return [
        tag(
          'defs',
          {},
          gradient('sky', ['#e9a27c', '#f3c79b', '#f9e3bd', '#fbeed3']) +
            gradient('sea', ['#e5b893', '#8fb0ab', '#3f7079', '#1f4a56']),
        ),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        sun(width * 0.3, horizon - height * 0.07, height * 0.085, '#e4573d'),
        clouds(random, { x: 0, y: height * 0.08, width, height: height * 0.38 }, 7, { fill: '#fff4de', opacity: 0.55 }),
        clouds(random, { x: 0, y: height * 0.3, width, height: height * 0.2 }, 4, { fill: '#dd8a69', opacity: 0.35 }),
        land(
          random,
          { x: -width * 0.1, y: horizon - height * 0.12, width: width * 0.46, height: height * 0.12 },
          '#c59a86',
          '#e2b99b',
          0.4,
        ),
        land(
          random,
          { x: width * 0.32, y: horizon - height * 0.065, width: width * 0.4, height: height * 0.065 },
          '#b0908a',
          '#d5ae9a',
          0.4,
        ),
        rect(0, horizon, width, height - horizon, { fill: 'url(#sea)' }),
        ripples(random, { x: 0, y: horizon, width, height: height - horizon }, 150, { fill: '#f6dcb6', opacity: 0.34 }),
        ripples(random, { x: 0, y: horizon, width, height: height - horizon }, 90, { fill: '#14333e', opacity: 0.3 }),
        glitter(random, width * 0.3, { x: 0, y: horizon + 6, width, height: height * 0.34 }, 46, {
          fill: '#ffd9a0',
          opacity: 0.85,
        }),
        land(random, rock, '#2b4750', '#587780', 0.3),
        at(width * 0.76, height * 0.655, height * 0.0056, lighthouse(dayTower)),
        at(width * 0.672, height * 0.688, height * 0.00175, cottage(bakehouse)),
        at(width * 0.697, height * 0.548, 1, smoke(height * 0.15, '#fff4de')),
        land(
          random,
          { x: width * 0.4, y: height * 0.79, width: width * 0.75, height: height * 0.24 },
          '#17303a',
          '#33535d',
          0.35,
        ),
        land(
          random,
          { x: -width * 0.22, y: height * 0.87, width: width * 0.6, height: height * 0.17 },
          '#12262f',
          '#2c4954',
          0.35,
        ),
        gulls(random, { x: width * 0.42, y: height * 0.16, width: width * 0.3, height: height * 0.26 }, 6, '#fffaf0'),
      ].join('')
    },
  },
  {
    name: 'lighthouse-night',
    width: 1600,
    height: 2000,
    alt: 'The lighthouse at night, its beam crossing a sky full of stars.',
    focalPoint: [0.42, 0.45],
    draw(random, width, height) {
      const horizon = height * 0.74
      const foot = { x: width * 0.42, y: height * 0.735 }
      const scale = height * 0.0038
      const lamp = { x: foot.x, y: foot.y - 83 * scale }
      return [
        nightPaints(),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        stars(random, { x: 0, y: 0, width, height: height * 0.62 }, 260, '#fff6df'),
        at(lamp.x, lamp.y, 1, beam(width * 1.1, height * 0.1, 'url(#beam)'), -17),
        at(lamp.x, lamp.y, 1, beam(width * 0.9, height * 0.085, 'url(#beam)'), 163),
        clouds(random, { x: 0, y: height * 0.52, width, height: height * 0.16 }, 6, { fill: '#20505f', opacity: 0.55 }),
        land(
          random,
          { x: width * 0.5, y: horizon - height * 0.05, width: width * 0.7, height: height * 0.05 },
          '#173e4c',
          '#26586a',
          0.4,
        ),
        rect(0, horizon, width, height - horizon, { fill: 'url(#sea)' }),
        ripples(random, { x: 0, y: horizon, width, height: height - horizon }, 120, { fill: '#7ba8a8', opacity: 0.28 }),
        glitter(random, lamp.x, { x: 0, y: horizon + 20, width, height: height * 0.2 }, 40, {
          fill: '#ffe2a0',
          opacity: 0.55,
        }),
        land(
          random,
          { x: -width * 0.12, y: height * 0.7, width: width * 1.02, height: height * 0.17 },
          '#0b1d28',
          '#21424f',
          0.3,
        ),
        at(foot.x, foot.y, scale, lighthouse(duskTower)),
        circle(lamp.x, lamp.y, height * 0.1, { fill: 'url(#halo)' }),
        at(width * 0.6, height * 0.768, height * 0.0011, cottage({ ...bakehouse, wall: '#5d7078', roof: '#10222c' })),
        land(
          random,
          { x: -width * 0.3, y: height * 0.88, width: width * 1.6, height: height * 0.16 },
          '#050e15',
          '#14303c',
          0.3,
        ),
      ].join('')
    },
  },
  {
    name: 'ferry-crossing',
    width: 1800,
    height: 1200,
    alt: 'The ferry Kittiwake on a bright morning sea, with gulls behind her and the island ahead.',
    focalPoint: [0.46, 0.62],
    draw(random, width, height) {
      const horizon = height * 0.5
      return [
        tag(
          'defs',
          {},
          gradient('sky', ['#8fbcc0', '#bcd8d2', '#eaf0df']) + gradient('sea', ['#8dbcba', '#3f868d', '#1d5965']),
        ),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        clouds(random, { x: 0, y: height * 0.08, width, height: height * 0.3 }, 9, { fill: '#fffdf4', opacity: 0.8 }),
        land(
          random,
          { x: width * 0.52, y: horizon - height * 0.15, width: width * 0.6, height: height * 0.15 },
          '#6f9697',
          '#a6c1b6',
          0.35,
        ),
        at(width * 0.83, horizon - height * 0.085, height * 0.0017, lighthouse(dayTower)),
        rect(0, horizon, width, height - horizon, { fill: 'url(#sea)' }),
        ripples(random, { x: 0, y: horizon, width, height: height * 0.5 }, 180, { fill: '#e8f3e6', opacity: 0.38 }),
        swell(
          random,
          { x: 0, y: height * 0.64, width, height: height * 0.03 },
          { color: '#2e747d', foam: '#dff0e6', bottom: height },
        ),
        at(width * 0.46, height * 0.7, height * 0.0062, ferry(kittiwake), -3),
        swell(
          random,
          { x: 0, y: height * 0.725, width, height: height * 0.035 },
          { color: '#22626d', foam: '#eef7ec', bottom: height },
        ),
        swell(
          random,
          { x: 0, y: height * 0.87, width, height: height * 0.05 },
          { color: '#174c58', foam: '#eef7ec', bottom: height },
        ),
        gull(width * 0.2, height * 0.42, width * 0.08, '#fffdf4'),
        gull(width * 0.11, height * 0.53, width * 0.055, '#fffdf4'),
        gull(width * 0.3, height * 0.3, width * 0.045, '#fffdf4'),
        gull(width * 0.62, height * 0.22, width * 0.035, '#fffdf4'),
      ].join('')
    },
  },
  {
    name: 'bakehouse-morning',
    width: 1500,
    height: 1500,
    alt: 'The whitewashed bakehouse with its red door, smoke rising from the oven chimney.',
    focalPoint: [0.5, 0.6],
    draw(random, width, height) {
      const ground = ridge(random, { x: -width * 0.3, y: height * 0.7, width: width * 1.6, height: height * 0.2 }, 0.12)
      return [
        tag('defs', {}, gradient('sky', ['#cfe0d6', '#eee9d2', '#f8dcb4'])),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        sun(width * 0.82, height * 0.26, height * 0.07, '#f0a14c'),
        clouds(random, { x: 0, y: height * 0.1, width, height: height * 0.3 }, 6, { fill: '#fffdf2', opacity: 0.75 }),
        rect(0, height * 0.58, width, height * 0.3, { fill: '#5f979a' }),
        ripples(random, { x: 0, y: height * 0.58, width, height: height * 0.22 }, 90, {
          fill: '#e6f0df',
          opacity: 0.5,
        }),
        land(
          random,
          { x: -width * 0.14, y: height * 0.51, width: width * 0.5, height: height * 0.07 },
          '#87a9a6',
          '#b3c8bd',
          0.4,
        ),
        path(`${straight(ground)}L${width * 1.3} ${height}L${-width * 0.3} ${height}Z`, { fill: '#6d7b45' }),
        path(
          `M${width * 0.1} ${height}C${width * 0.36} ${height * 0.9} ${width * 0.47} ${height * 0.84} ${width * 0.497} ${height * 0.79}H${width * 0.566}C${width * 0.57} ${height * 0.85} ${width * 0.52} ${height * 0.92} ${width * 0.44} ${height}Z`,
          { fill: '#e8d8b4' },
        ),
        at(width * 0.375, height * 0.415, 1, smoke(height * 0.26, '#fffaf0')),
        at(width * 0.53, height * 0.79, width * 0.0055, cottage(bakehouse)),
        ...times(11, (index) =>
          stone(
            random,
            { x: width * (0.02 + index * 0.1), y: height * between(random, 0.855, 0.875) },
            width * 0.055,
            '#8b938c',
            '#dfe0d2',
          ),
        ),
        grass(
          random,
          times(90, () => ({ x: random() * width, y: height * between(random, 0.9, 1.02) })),
          height * 0.06,
          '#4c5c33',
        ),
        gulls(random, { x: width * 0.3, y: height * 0.12, width: width * 0.4, height: height * 0.14 }, 3, '#fffdf4'),
      ].join('')
    },
  },
  {
    name: 'seals-low-tide',
    width: 2100,
    height: 1050,
    alt: 'Four seals asleep on the rocks at low tide; one of them is watching you.',
    focalPoint: [0.5, 0.6],
    draw(random, width, height) {
      const horizon = height * 0.4
      return [
        tag(
          'defs',
          {},
          gradient('sky', ['#dfe6dc', '#f1e8d3', '#f3d9bd']) + gradient('sea', ['#b9cfc7', '#6fa0a1', '#3e7480']),
        ),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        clouds(random, { x: 0, y: height * 0.06, width, height: height * 0.22 }, 7, { fill: '#fffdf5', opacity: 0.7 }),
        land(
          random,
          { x: width * 0.55, y: horizon - height * 0.1, width: width * 0.52, height: height * 0.1 },
          '#a9bdb6',
          '#cbd7cb',
          0.4,
        ),
        rect(0, horizon, width, height, { fill: 'url(#sea)' }),
        ripples(random, { x: 0, y: horizon, width, height: height * 0.5 }, 170, { fill: '#fbf6e6', opacity: 0.42 }),
        ...rocksOfTheSeals(random, width, height),
        ...seals(random, width, height),
        ...times(9, (index) =>
          stone(
            random,
            { x: width * (index * 0.13 - 0.02), y: height * between(random, 0.94, 1) },
            height * between(random, 0.09, 0.14),
            '#233a41',
            '#6b8285',
          ),
        ),
      ].join('')
    },
  },
  {
    name: 'harbour',
    width: 2000,
    height: 1333,
    alt: 'Painted houses along the quay, doubled in still harbour water, with three small boats.',
    focalPoint: [0.5, 0.5],
    draw(random, width, height) {
      const quay = height * 0.56
      const paints = ['#c8563f', '#f0e2c4', '#dba348', '#5d8f93', '#f7efe0', '#8a4b45', '#e8c9a0', '#3f6f78']
      const houses = paints.map((wall, index) => {
        const house = {
          wall,
          roof: '#3d4a50',
          door: index % 2 ? '#173a47' : '#fbf3e4',
          glass: '#fbe6b0',
          shade: '#14252c',
        }
        return at(width * (0.085 + index * 0.119), quay, width * 0.00118 * between(random, 0.92, 1.12), cottage(house))
      })
      return [
        tag(
          'defs',
          {},
          gradient('sky', ['#9fc3c6', '#d6e3d6', '#f4e6cb']) + gradient('sea', ['#88b0b0', '#3d7680', '#1d4f5c']),
        ),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        clouds(random, { x: 0, y: height * 0.06, width, height: height * 0.2 }, 7, { fill: '#fffdf4', opacity: 0.7 }),
        land(
          random,
          { x: -width * 0.2, y: height * 0.28, width: width * 1.4, height: height * 0.3 },
          '#7d9a7c',
          '#a9bd94',
          0.25,
        ),
        rect(0, quay, width, height - quay, { fill: 'url(#sea)' }),
        tag('g', { transform: `translate(0 ${quay * 2 + height * 0.07}) scale(1 -1)`, opacity: 0.4 }, houses.join('')),
        ripples(random, { x: 0, y: quay + height * 0.05, width, height: height * 0.4 }, 240, {
          fill: '#3d7680',
          opacity: 0.75,
        }),
        ripples(random, { x: 0, y: quay + height * 0.05, width, height: height * 0.4 }, 90, {
          fill: '#f4efdc',
          opacity: 0.4,
        }),
        houses.join(''),
        rect(0, quay - 2, width, height * 0.055, { fill: '#5c6a6b' }),
        ...times(34, (index) =>
          rect((index / 34) * width, quay + 8, width * 0.026, height * 0.02, {
            rx: 4,
            fill: index % 3 ? '#6d7b7a' : '#4e5c5f',
          }),
        ),
        at(width * 0.24, height * 0.79, width * 0.0021, rowingBoat('#c23f2d', '#f7efe0'), -2),
        at(width * 0.5, height * 0.88, width * 0.0029, ferry(kittiwake), 1),
        at(width * 0.82, height * 0.76, width * 0.0017, rowingBoat('#dba348', '#14252c'), 2),
        gulls(random, { x: width * 0.2, y: height * 0.07, width: width * 0.6, height: height * 0.15 }, 5, '#fffdf4'),
      ].join('')
    },
  },
  {
    name: 'winter-storm',
    width: 1600,
    height: 1067,
    alt: 'A winter storm: great waves, rain, and the lighthouse lamp lit in the middle of the day.',
    focalPoint: [0.28, 0.4],
    draw(random, width, height) {
      const wave = (y: number, depth: number, color: string): string =>
        swell(
          random,
          { x: 0, y: height * y, width, height: height * depth },
          { color, foam: '#eef1e6', bottom: height },
        )
      const lamp = glow('halo', [
        [0, '#fff1c4', 0.9],
        [1, '#ffdf95', 0],
      ])
      return [
        tag('defs', {}, gradient('sky', ['#3f535b', '#6f8587', '#a9b3a8']) + lamp),
        rect(0, 0, width, height, { fill: 'url(#sky)' }),
        clouds(random, { x: 0, y: 0, width, height: height * 0.34 }, 14, { fill: '#35474f', opacity: 0.5 }),
        clouds(random, { x: 0, y: height * 0.1, width, height: height * 0.34 }, 6, { fill: '#c5cabb', opacity: 0.25 }),
        wave(0.5, 0.05, '#567a80'),
        land(
          random,
          { x: width * 0.04, y: height * 0.45, width: width * 0.5, height: height * 0.22 },
          '#22353c',
          '#4b666c',
          0.3,
        ),
        at(width * 0.28, height * 0.51, height * 0.0038, lighthouse({ ...dayTower, wall: '#e6e0d2' })),
        circle(width * 0.28, height * 0.2, height * 0.16, { fill: 'url(#halo)' }),
        wave(0.58, 0.09, '#406a73'),
        wave(0.68, 0.12, '#2f5862'),
        wave(0.8, 0.13, '#214650'),
        wave(0.93, 0.1, '#16353f'),
        rain(random, { x: 0, y: 0, width, height }, 260, '#f1f3e8'),
      ].join('')
    },
  },
]
