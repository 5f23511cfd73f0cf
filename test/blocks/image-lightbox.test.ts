import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/image-lightbox/block'
import { imageLightbox } from '../../blocks/image-lightbox/index'
import { undoAll } from '../../src/browser/atStop'
import { sourceOf } from '../../src/ui/lightboxOptions'
import { imageButton, lightboxLinks, lightboxShell, makeImages } from '../../stories/support/lightboxMarkup'

const images = makeImages(3)
const urlOf = ({ number }: { readonly number: number }) => `data:image/gif;base64,AAA${number}`

function serve(markup: string): HTMLElement[] {
  document.body.innerHTML = markup
  return [...document.querySelectorAll<HTMLElement>(imageLightbox.selector)]
}

const dialog = () => document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelector('[role="dialog"]')

afterEach(() => {
  undoAll()
  document.body.innerHTML = ''
})

describe('the image lightbox is found', () => {
  it('in image blocks, groups of links and the platform’s lightbox shell', () => {
    const markup = imageButton(images[0]!) + lightboxLinks(images, 'trip') + lightboxShell(images, 'light')
    expect(serve(markup)).toHaveLength(5)
  })

  it('nowhere if data-lightbox is empty or the image links to a page', () => {
    expect(serve(lightboxLinks(images, ''))).toEqual([])
    expect(serve('<a class="image-slide-anchor" href="/somewhere"><img alt=""></a>')).toEqual([])
  })
})

describe('an opener', () => {
  it('in a gallery block that opens its own lightbox is left to the block, however its JSON is written', () => {
    const gallery = (json: string) =>
      serve(`<div data-block-json='${json}'><a class="js-gallery-lightbox-opener" href="/1.jpg"><img alt=""></a></div>`)
    expect(gallery('{ "lightbox": true }').map(parse)).toEqual([null])
    expect(gallery('{ "lightbox": false }').map(parse)).toMatchObject([{ slides: [{}] }])
  })

  it('has a caption, a theme and a large image', () => {
    const [link] = serve(
      lightboxLinks([images[0]!], 'trip', { theme: 'light', title: 'Up', description: 'In June', urlOf }),
    )
    link!.setAttribute('href', 'https://images.example/1.jpg')
    const props = parse(link!)
    expect(props?.theme).toBe('light')
    expect(props?.slides).toMatchObject([
      {
        title: 'Up',
        description: 'In June',
        source: 'https://images.example/1.jpg',
        dimensions: { width: 1500, height: 1000 },
      },
    ])
  })

  it('names the transition between slides', () => {
    const of = (markup: string) => parse(serve(markup)[0]!)?.transition
    expect(of(lightboxLinks(images, 'trip', { transition: 'fade' }))).toBe('fade')
    expect(of(lightboxLinks(images, 'trip'))).toBe('swipe')
    expect(of(imageButton(images[0]!, { transition: 'fade' }))).toBe('fade')
    const shell = lightboxShell(images, 'dark')
    expect(of(shell.replace('<div ', '<div data-lightbox-transition="fade" '))).toBe('fade')
    expect(of(shell)).toBe('swipe')
  })

  it('takes its caption from its figure if it has none of its own', () => {
    const [button] = serve(
      imageButton(images[0]!).replace('</figure>', '<figcaption><p>By the sea</p></figcaption></figure>'),
    )
    expect(parse(button!)?.slides[0]?.description).toBe('<p>By the sea</p>')
  })

  it('shows its own title instead of the caption of its figure', () => {
    const caption = '<figcaption><p>By the sea</p></figcaption></figure>'
    const [button] = serve(imageButton(images[0]!, { title: 'Up' }).replace('</figure>', caption))
    expect(parse(button!)?.slides[0]).toMatchObject({ title: 'Up', description: '' })
  })

  it('knows the other links in its group and its position among them', () => {
    const [, second] = serve(lightboxLinks(images, 'trip') + lightboxLinks(images, 'other'))
    const props = parse(second!)
    expect(props?.slides).toHaveLength(3)
    expect(props?.openers).toEqual([{ element: second, index: 1 }])
  })

  it('is skipped if it has no image, also within its group', () => {
    const [button] = serve('<button class="sqs-block-image-button lightbox">View fullsize</button>')
    expect(parse(button!)).toBe(null)
    const words = '<span rel="lightbox" data-lightbox="trip">Words</span>'
    const [wordy, link] = serve(words + lightboxLinks(images, 'trip'))
    expect(parse(wordy!)).toBe(null)
    expect(parse(link!)?.slides).toHaveLength(3)
    expect(parse(link!)?.openers).toEqual([{ element: link, index: 0 }])
  })

  it('does not follow URLs that run code', () => {
    const [link] = serve(
      '<a rel="lightbox" data-lightbox="x" href="javascript:alert(1)"><img data-src="/1.jpg" alt=""></a>',
    )
    expect(parse(link!)?.slides.map(sourceOf)).toEqual(['/1.jpg'])
  })

  it('opens on click, Enter and Space, and is restored when undone', async () => {
    const [link] = serve(lightboxLinks([images[0]!], 'trip', { urlOf }))
    const served = link!.outerHTML
    for (const act of [
      () => link!.click(),
      () => link!.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })),
    ]) {
      const undo = attach(link!, parse(link!)!)
      expect(link!.getAttribute('role')).toBe('button')
      expect(link!.getAttribute('aria-haspopup')).toBe('dialog')
      act()
      await vi.waitFor(() => expect(dialog()).toBeTruthy(), { timeout: 15_000 })
      undo()
      expect(dialog()).toBeFalsy()
      expect(link!.outerHTML).toBe(served)
    }
  })

  it('leaves clicks with a modifier to the browser', () => {
    const [link] = serve(lightboxLinks([images[0]!], 'trip', { urlOf }))
    attach(link!, parse(link!)!)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link!.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true })
    link!.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})

describe('the lightbox shell', () => {
  it('provides slides and a theme, and opens from the same images on the page', () => {
    const imageTags = images.map((image) => `<img src="${urlOf(image)}" alt="Hills">`).join('')
    const hidden = `<div aria-hidden="true">${imageTags}</div>`
    const [shell] = serve(`<article>${imageTags}${hidden}${lightboxShell(images, 'black-bold', urlOf)}</article>`)
    const props = parse(shell!)
    expect(props?.theme).toBe('dark')
    expect(props?.slides.map(({ url }) => url)).toEqual(['the-product', 'the-product', 'the-product'])
    expect(props?.openers.map(({ index }) => index)).toEqual([0, 1, 2])
  })

  it('leaves out slides that have no image', () => {
    const words = '<figure class="gallery-lightbox-item" data-slide-url="words"><figcaption>Words</figcaption></figure>'
    const [shell] = serve(lightboxShell(images, 'dark').replace('<figure', `${words}<figure`))
    expect(parse(shell!)?.slides.map(({ url }) => url)).toEqual(['the-product', 'the-product', 'the-product'])
  })

  it('opens from the slides of a gallery section with its URLs, unless the section’s lightbox is off', () => {
    const section = (lightbox: string, props = '') =>
      `<section><div class="gallery-grid" data-lightbox="${lightbox}" data-props='${props}'><figure data-slide-url="the-product"><a href="?itemId=the-product"><img alt=""></a></figure></div>${lightboxShell([images[0]!], 'light')}</section>`
    expect(parse(serve(section('true'))[0]!)?.openers.map(({ element }) => element.localName)).toEqual(['a'])
    expect(parse(serve(section(''))[0]!)?.openers).toEqual([])
    expect(parse(serve(section('', '{"lightboxEnabled": false}'))[0]!)?.openers).toEqual([])
    expect(parse(serve(section('', '{"lightboxEnabled": true}'))[0]!)?.openers.length).toBe(1)
  })
})
