import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'

const thumbnails = [...document.querySelectorAll<HTMLImageElement>('main img')]
const slides = thumbnails.map(({ src, alt, width, height }) => ({ src, alt, width, height }))
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (index: number) =>
  root.render(
    createElement(Lightbox, {
      open: index >= 0,
      index: Math.max(0, index),
      slides,
      animation: { fade: 0, swipe: 0 },
      close: () => show(-1),
    }),
  )
for (const [index, thumbnail] of thumbnails.entries()) thumbnail.addEventListener('click', () => show(index))
