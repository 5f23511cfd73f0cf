import { draw } from './pin'
import type { Point } from './props'

const size = 1200
const step = 92

/**
 * Draws fictional streets behind the address, which suggest a map without a request. A place always gets the same
 * streets.
 */
export function drawGround({ lat, lng }: Point): SVGSVGElement {
  const random = numbersOf(lat * 7919 + lng)
  const turn = Math.round(random() * 50 - 25)
  const streets = lines(random, 7)
  const roads = lines(random, 2)
  const shoreY = () => Math.round(size / 2 + (random() - 0.5) * 500)
  const water = `M-100 ${shoreY() + 380}C300 ${shoreY() + 300} 700 ${shoreY() + 420} 1300 ${shoreY() + 240}V1400H-100Z`
  const parks = [...Array(5).keys()]
    .map(() => {
      const [column, row] = [cell(random), cell(random)]
      return `M${column} ${row}h${step * (1 + Math.floor(random() * 2))}v${step}H${column}Z`
    })
    .join('')
  const turned = draw(
    'g',
    { transform: `rotate(${turn} ${size / 2} ${size / 2})` },
    draw('path', { class: 'skerry-map-park', d: parks }),
    draw('path', { class: 'skerry-map-street', d: grid() }),
    draw('path', { class: 'skerry-map-road', d: streets }),
    draw('path', { class: 'skerry-map-road is-main', d: roads }),
  )
  return draw(
    'svg',
    {
      class: 'skerry-map-ground',
      viewBox: `0 0 ${size} ${size}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    turned,
    draw('path', { class: 'skerry-map-water', d: water }),
  )
}

function grid(): string {
  const places = [...Array(22).keys()].map((index) => (index - 4) * step)
  return places.map((at) => `M${at} -400V1600M-400 ${at}H1600`).join('')
}

function lines(random: () => number, count: number): string {
  return [...Array(count).keys()]
    .map((index) => {
      const at = cell(random)
      return index % 2 === 0 ? `M${at} -400V1600` : `M-400 ${at}H1600`
    })
    .join('')
}

function cell(random: () => number): number {
  return Math.floor(random() * 13) * step
}

/** A sequence of numbers from 0 to 1 that depends only on the seed. */
function numbersOf(seed: number): () => number {
  let state = Math.abs(Math.round(seed * 1000)) % 2147483647 || 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
