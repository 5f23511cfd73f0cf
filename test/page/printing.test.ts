import { afterEach, expect, it } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { startPrinting } from '../../src/page/printing'

const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
happyDOM.settings.enableImageFileLoading = false // no image comes over the network

afterEach(() => {
  undoAll()
  document.body.replaceChildren()
})

const source = '/content/v1/5f0c00000000000000000001/harbour.png'
const images = () => [...document.querySelectorAll('img')]
const written = () => images().map(({ outerHTML }) => outerHTML)

it('loads lazy images when the page is printed, and shows them as templates do', () => {
  const served = `<img data-src="${source}" loading="lazy"><img data-image="/one.png"><img data-src=""><img src="/a.png">`
  document.body.innerHTML = served
  const stop = startPrinting()
  window.dispatchEvent(new Event('beforeprint'))
  for (const image of images()) image.dispatchEvent(new Event('load'))
  expect(written()).toEqual([
    `<img data-src="${source}" loading="eager" src="${source}?format=1000w" class="loaded">`,
    '<img data-image="/one.png" loading="eager" src="/one.png" class="loaded">',
    '<img data-src="">',
    '<img src="/a.png">',
  ])
  stop()
  expect(document.body.innerHTML).toBe(served)
})

it.each(['sqs-video-overlay', 'sqs-gallery-thumbnails', 'gallery-slideshow-thumbnails-scroll'])(
  'does not load a video poster in .%s from its provider, who would learn of the visit',
  (around) => {
    const served = `<div class="${around}"><img data-src="https://i.ytimg.com/vi/1/0.jpg"></div>`
    document.body.innerHTML = served
    const stop = startPrinting()
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.body.innerHTML).toBe(served)
    stop()
  },
)

it('lets the browser load its lazy images after printing, for the next time', () => {
  const served = '<img src="/a.png" loading="lazy">'
  document.body.innerHTML = served
  const stop = startPrinting()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.body.innerHTML).toBe(served)
  window.dispatchEvent(new Event('afterprint'))
  expect(written()).toEqual(['<img src="/a.png" loading="eager">'])
  stop()
  expect(document.body.innerHTML).toBe(served)
})
