import { circle, ellipse, group, line, path, rect } from './draw'
import { goods, shadow } from './goods'
import { times } from './random'
import type { Scene } from './Scene'

const wheat = '#d9a860'
const crust = '#a86a2c'
const paper = '#f6ecd6'
const ink = '#14252c'
const signal = '#b5371f'
const sea = '#1d4f5c'

/** A ship's biscuit, 200 units wide, with its holes. */
function biscuit(x: number, y: number): string {
  const holes = times(19, (index) => {
    const ring = index === 0 ? 0 : index < 7 ? 34 : 68
    const angle = (index * Math.PI) / (index < 7 ? 3 : 6)
    return circle(x + Math.cos(angle) * ring, y + Math.sin(angle) * ring, 6, { fill: crust })
  })
  return (
    circle(x + 6, y + 10, 104, { fill: ink, opacity: 0.18 }) +
    circle(x, y, 104, { fill: crust }) +
    circle(x, y - 4, 98, { fill: wheat }) +
    holes.join('')
  )
}

/** Food, each item on its own on a table. */
export const pantryGoods: readonly Scene[] = [
  goods('ships-biscuit', 'Round biscuits full of holes, beside a tin with a red band.', '#2e5059', () => [
    shadow(420, 860, 250),
    rect(190, 380, 460, 480, { rx: 18, fill: '#c9c2ae' }),
    rect(190, 520, 460, 190, { fill: signal }),
    rect(170, 330, 500, 84, { rx: 16, fill: '#dcd6c4' }),
    path('M420 552l16 40h42l-34 26 13 41-37-25-37 25 13-41-34-26h42Z', { fill: paper }),
    biscuit(790, 560),
    biscuit(930, 740),
    biscuit(730, 800),
  ]),
  goods('oatcakes', 'Six oatcakes in an open paper.', '#7d8f78', (random) => [
    path('M180 380L640 250L1040 470L900 930L330 980Z', { fill: paper }),
    path('M640 250L1040 470L900 930L860 500Z', { fill: ink, opacity: 0.06 }),
    ...times(6, (index) => {
      const [x, y] = [420 + (index % 3) * 180, 500 + Math.floor(index / 3) * 210]
      const specks = times(26, () => {
        const [angle, away] = [random() * Math.PI * 2, random() * 82]
        return circle(x + Math.cos(angle) * away, y + Math.sin(angle) * away, 4, { fill: crust, opacity: 0.6 })
      })
      return (
        circle(x + 5, y + 9, 96, { fill: ink, opacity: 0.15 }) + circle(x, y, 94, { fill: wheat }) + specks.join('')
      )
    }),
  ]),
  goods('parcel', 'A brown parcel tied with string, with a red stamp.', '#c7b58c', () => [
    shadow(600, 900, 400),
    rect(230, 400, 740, 500, { rx: 8, fill: '#b98a52' }),
    rect(230, 400, 740, 70, { rx: 8, fill: '#c99c63' }),
    group(
      { stroke: paper, strokeWidth: 14 },
      line({ x: 600, y: 400 }, { x: 600, y: 900 }, {}),
      line({ x: 230, y: 660 }, { x: 970, y: 660 }, {}),
    ),
    path('M600 400C520 300 440 340 500 390S600 400 600 400C680 300 760 340 700 390S600 400 600 400', {
      fill: 'none',
      stroke: paper,
      strokeWidth: 14,
    }),
    rect(790, 480, 120, 140, { fill: paper }),
    rect(802, 492, 96, 116, { fill: signal }),
    path('M838 590l6-70h12l6 70Z', { fill: paper }),
  ]),
  goods('salt-jars', 'Three jars of grey salt, each larger than the last.', '#b8c7c1', () =>
    [
      [300, 190, 250],
      [560, 240, 370],
      [860, 290, 500],
    ].map(([x = 0, width = 0, height = 0]) => {
      const [left, top] = [x - width / 2, 900 - height]
      return (
        shadow(x, 900, width * 0.55) +
        rect(left, top, width, height, { rx: 26, fill: '#e9efec' }) +
        rect(left + 14, top + height * 0.28, width - 28, height * 0.68, { rx: 18, fill: '#9aa6a3' }) +
        rect(left + 10, top - 44, width - 20, 54, { rx: 10, fill: crust }) +
        rect(left + width * 0.2, top + height * 0.45, width * 0.6, height * 0.25, { fill: paper })
      )
    }),
  ),
  goods('honey-jar', 'A jar of dark honey with a cloth lid.', '#efd9a8', () => [
    shadow(600, 940, 250),
    rect(380, 420, 440, 520, { rx: 60, fill: '#c77b18' }),
    rect(410, 470, 90, 420, { rx: 40, fill: '#f2b544', opacity: 0.7 }),
    rect(450, 590, 300, 190, { rx: 8, fill: paper }),
    path('M600 630c-34 0-56 24-56 52s22 58 56 58 56-30 56-58-22-52-56-52Zm-56 40h112m-110 36h108', {
      fill: '#f2b544',
      stroke: ink,
      strokeWidth: 8,
    }),
    path('M340 440L410 300H790L860 440Z', { fill: sea }),
    group(
      { stroke: paper, strokeWidth: 10, opacity: 0.6 },
      ...times(7, (index) => line({ x: 430 + index * 57, y: 304 }, { x: 384 + index * 72, y: 436 }, {})),
    ),
    rect(385, 372, 430, 26, { fill: signal }),
  ]),
  goods('flour-sack', 'A full sack of flour, tied at the neck.', '#8f9a8b', () => [
    shadow(600, 980, 340),
    path('M360 470C270 640 250 860 300 980H900C950 860 930 640 840 470C760 440 440 440 360 470Z', { fill: '#e6d8b8' }),
    path('M640 455C760 600 800 820 760 980H900C950 860 930 640 840 470Z', { fill: ink, opacity: 0.08 }),
    path('M430 300C520 340 680 340 770 300L740 440H460Z', { fill: '#e6d8b8' }),
    rect(440, 420, 320, 46, { rx: 20, fill: signal }),
    path('M600 600V860M600 640l-60-40M600 640l60-40M600 710l-70-44M600 710l70-44M600 780l-70-44M600 780l70-44', {
      fill: 'none',
      stroke: crust,
      strokeWidth: 16,
    }),
  ]),
  goods('coffee-bag', 'A bag of coffee with a folded top, and some beans.', '#d8c9a9', () => [
    shadow(560, 930, 300),
    path('M340 330H780V900a30 30 0 0 1-30 30H370a30 30 0 0 1-30-30Z', { fill: '#3b2a20' }),
    rect(340, 290, 440, 90, { fill: '#523c2e' }),
    rect(410, 520, 300, 240, { rx: 8, fill: paper }),
    path('M470 610h150v50a70 70 0 0 1-150 0Zm150 10h20a30 30 0 0 1 0 60h-24', {
      fill: 'none',
      stroke: signal,
      strokeWidth: 14,
    }),
    ...times(7, (index) => {
      const [x, y] = [830 + (index % 3) * 80, 830 + Math.floor(index / 3) * 55]
      return (
        ellipse(x, y, 34, 24, { fill: '#4a2f1e' }) +
        path(`M${x - 30} ${y}q30 -14 60 0`, { fill: 'none', stroke: wheat, strokeWidth: 4 })
      )
    }),
  ]),
]
