import { at, circle, ellipse, glow, group, line, path, polygon, rect } from './draw'
import { goods, shadow } from './goods'
import { times } from './random'
import type { Scene } from './Scene'
import { cup, lighthouse } from './things'

const paper = '#f6ecd6'
const ink = '#14252c'
const signal = '#b5371f'
const sea = '#1d4f5c'
const oat = '#d9cba8'
const lamp = '#ffd98a'
const tower = { wall: paper, band: signal, iron: ink, lamp, shade: ink }

/** A jumper, 700 units wide, with its neck at the origin. */
function jumper(wool: string, dark: string): string {
  const ribs = times(13, (index) => line({ x: -190 + index * 32, y: 590 }, { x: -190 + index * 32, y: 650 }, {}))
  const cables = times(5, (index) => path(`M${-140 + index * 70} 90q26 40 0 80t0 80t0 80t0 80t0 80t0 80`, {}))
  return (
    path('M-110 0C-60 40 60 40 110 0L230 60L350 470L250 500L205 300V650H-205V300L-250 500L-350 470L-230 60Z', {
      fill: wool,
    }) +
    path('M110 0L230 60L350 470L250 500L205 300V650H120Z', { fill: ink, opacity: 0.12 }) +
    path('M-110 0C-60 40 60 40 110 0L90 -34C50 0 -50 0 -90 -34Z', { fill: dark }) +
    group({ fill: 'none', stroke: dark, strokeWidth: 9, opacity: 0.7 }, ...cables, ...ribs)
  )
}

/** A closed book, standing slightly open, with an emblem on its cover. */
function book(cover: string, spine: string, emblem: string): string {
  return (
    shadow(600, 960, 330) +
    rect(320, 260, 560, 690, { rx: 12, fill: spine }) +
    rect(850, 290, 40, 640, { fill: paper }) +
    rect(370, 260, 490, 690, { rx: 6, fill: cover }) +
    rect(420, 320, 390, 570, { fill: 'none', stroke: paper, strokeWidth: 6, opacity: 0.7 }) +
    emblem
  )
}

/** Household goods and clothes, each on its own. */
export const houseGoods: readonly Scene[] = [
  goods('striped-cup', 'A cup with uneven blue stripes.', '#e4d3b0', () => [
    shadow(600, 900, 330),
    at(600, 890, 7, cup(paper, sea, '#8a4a24', ink)),
  ]),
  goods('bread-knife', 'A long bread knife on a board.', '#4f5f5a', () => [
    rect(110, 430, 980, 420, { rx: 40, fill: '#a8763f' }),
    group(
      { stroke: '#7d5428', strokeWidth: 5, opacity: 0.5 },
      ...times(5, (index) => line({ x: 150, y: 500 + index * 70 }, { x: 1050, y: 490 + index * 70 }, {})),
    ),
    path('M160 560H760V690H230C190 690 160 640 160 560Z', { fill: '#d7dde0' }),
    path(`M230 690${times(11, () => 'q24 26 48 0').join('')}`, { fill: '#d7dde0', stroke: '#aab4b8', strokeWidth: 5 }),
    rect(750, 545, 300, 150, { rx: 60, fill: '#43291a' }),
    ...[820, 900, 980].map((x) => circle(x, 620, 15, { fill: oat })),
  ]),
  goods('tea-towel', 'A linen towel with red bands, hanging from a rail.', '#a9c0bd', () => [
    rect(140, 210, 920, 36, { rx: 18, fill: '#7d5428' }),
    path('M330 220H870V960Q735 930 600 960T330 960Z', { fill: paper }),
    ...[330, 400, 820, 870].map((y) =>
      path(`M330 ${y}q135 -24 270 0t270 0v${y > 500 ? 26 : 40}q-135 24 -270 0t-270 0Z`, { fill: signal }),
    ),
    at(600, 790, 3.2, lighthouse(tower)),
  ]),
  goods('storm-candle', 'A thick candle, lit, in the dark.', '#10252f', () => [
    `<defs>${glow('flame', [
      [0, lamp, 0.9],
      [1, lamp, 0],
    ])}</defs>`,
    circle(600, 380, 420, { fill: 'url(#flame)', opacity: 0.5 }),
    shadow(600, 960, 230),
    rect(430, 500, 340, 460, { rx: 24, fill: '#e8c986' }),
    ellipse(600, 508, 170, 34, { fill: '#f6e3b4' }),
    rect(594, 440, 12, 70, { fill: ink }),
    path('M600 270C660 360 665 400 650 430A55 55 0 0 1 550 430C535 400 550 360 600 270Z', { fill: lamp }),
    path('M600 350C625 395 625 410 617 425A20 20 0 0 1 583 425C575 410 575 395 600 350Z', { fill: '#fffaf0' }),
  ]),
  goods('keepers-tin', 'A square tin with a lighthouse on it.', '#d9b9a0', () => [
    shadow(600, 930, 360),
    rect(270, 380, 660, 550, { rx: 24, fill: sea }),
    rect(250, 330, 700, 110, { rx: 24, fill: '#2b6a79' }),
    circle(600, 690, 190, { fill: lamp }),
    at(600, 850, 3.1, lighthouse(tower)),
  ]),
  goods('postcards', 'A fan of postcards, each with the lighthouse in another weather.', '#8fa3a0', () =>
    ['#10252f', '#5d7f86', '#e8a07a', '#bcd6d8'].map((sky, index) =>
      at(
        330 + index * 180,
        640 + Math.abs(index - 1.5) * 40,
        1,
        rect(-150, -220, 300, 440, { fill: paper }) +
          rect(-130, -200, 260, 400, { fill: sky }) +
          rect(-130, 120, 260, 80, { fill: sea }) +
          at(10, 130, 2.4, lighthouse(tower)),
        -18 + index * 12,
      ),
    ),
  ),
  goods('jumper', 'A navy jumper with cables, laid flat.', '#d6d0bb', () => [
    at(600, 270, 1.15, jumper('#24455a', '#15303f')),
  ]),
  goods('wool-hat', 'A red wool hat with a turned-up edge.', '#c9d3cd', () => [
    shadow(600, 900, 330),
    path('M290 760C290 420 430 300 600 300S910 420 910 760Z', { fill: signal }),
    group(
      { stroke: '#8f2815', strokeWidth: 10, fill: 'none' },
      ...times(7, (index) =>
        path(`M${330 + index * 90} 760C${360 + index * 80} 520 ${480 + index * 40} 380 600 300`, {}),
      ),
    ),
    rect(260, 720, 680, 170, { rx: 46, fill: '#c8492f' }),
    circle(600, 290, 70, { fill: paper }),
  ]),
  goods('book-of-bread', 'A red book with a loaf on its cover.', '#cdbf9c', () => [
    book(
      signal,
      '#8f2815',
      ellipse(615, 610, 130, 90, { fill: '#d99a4a' }) +
        path('M530 590q40 -50 60 40M600 570q40 -50 60 40M670 580q30 -40 40 30', {
          fill: 'none',
          stroke: paper,
          strokeWidth: 12,
        }),
    ),
  ]),
  goods('keepers-log', 'A dark blue log book with a lamp on its cover.', '#b9ad91', () => [
    book(
      sea,
      '#123640',
      circle(615, 560, 90, { fill: lamp }) +
        polygon(
          [
            { x: 615, y: 560 },
            { x: 430, y: 480 },
            { x: 430, y: 640 },
          ],
          { fill: lamp, opacity: 0.5 },
        ) +
        polygon(
          [
            { x: 615, y: 560 },
            { x: 800, y: 480 },
            { x: 800, y: 640 },
          ],
          { fill: lamp, opacity: 0.5 },
        ),
    ),
  ]),
  goods('gift-card', 'A card with a lighthouse, and a red ribbon.', '#9fb7b4', () => [
    at(
      600,
      620,
      1,
      rect(-390, -240, 780, 480, { rx: 36, fill: ink, opacity: 0.2 }) +
        rect(-400, -260, 780, 480, { rx: 36, fill: paper }) +
        rect(-400, 60, 780, 160, { rx: 36, fill: sea }) +
        at(190, 110, 3, lighthouse(tower)) +
        rect(-400, -70, 780, 54, { fill: signal }),
      -6,
    ),
    path('M400 560C300 440 220 500 300 580S400 560 400 560C500 440 560 500 500 580S400 560 400 560', {
      fill: 'none',
      stroke: '#8f2815',
      strokeWidth: 26,
    }),
  ]),
]
