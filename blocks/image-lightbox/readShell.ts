import { parseDimensions } from '../../src/media/imageDimensions'
import type { LightboxSlide } from '../../src/ui/lightboxOptions'
import type { ImageLightboxProps } from './props'
import { addressOf, imageIn, transitionOf } from './readOpener'

// The server leaves the attribute empty in sections of galleries; the setting in their JSON prevails.
const off = `[data-lightbox=""]:not([data-props*='lightboxEnabled": true'], [data-props*='lightboxEnabled":true'])`

/** Whether an element is the hidden lightbox that the server renders for a gallery section. */
export function isShell(element: HTMLElement): boolean {
  return element.dataset.controller === 'Lightbox'
}

/**
 * Reads the slides of the shell and finds their openers in the same section: figures and links with the slide's URL,
 * else images with the same source. A gallery with an empty `data-lightbox` has none, unless its JSON enables it.
 */
export function readShell(shell: HTMLElement): ImageLightboxProps {
  const items = [...shell.querySelectorAll<HTMLElement>('.gallery-lightbox-item')]
  const figures = items.filter((item) => addressOf(imageIn(item)))
  const section = shell.closest('section, article, .product-detail') ?? shell.ownerDocument.body
  const found = figures.map((figure) => openersOf(figure, section, shell))
  const sectionTheme = shell.querySelector<HTMLElement>('[data-section-theme]')?.dataset.sectionTheme ?? ''
  return {
    theme: /^(dark|black)/.test(sectionTheme) ? 'dark' : 'light',
    transition: transitionOf(shell),
    slides: figures.map((figure, index) => readFigure(figure, found[index]?.map(imageIn).find(Boolean) ?? null)),
    openers: found.flatMap((elements, index) => elements.map((element) => ({ element, index }))),
  }
}

function openersOf(figure: HTMLElement, section: Element, shell: HTMLElement): HTMLElement[] {
  const { slideUrl } = figure.dataset
  const image = imageIn(figure)
  const named = slideUrl ? `[data-slide-url="${CSS.escape(slideUrl)}"], a[href$="itemId=${CSS.escape(slideUrl)}"]` : ''
  const isOther = (element: Element) =>
    !shell.contains(element) && !element.closest(`noscript, [aria-hidden="true"], ${off}`)
  const byName = named ? [...section.querySelectorAll<HTMLElement>(named)].filter(isOther) : []
  if (byName.length > 0) return [...new Set(byName.map(openerIn))]
  const alike = [...section.querySelectorAll<HTMLImageElement>('img')].filter(
    (other) => isOther(other) && !other.closest('a[href], button') && addressOf(other) === addressOf(image),
  )
  return image ? alike : []
}

/** Returns the opener of a figure: its link, else its image. */
function openerIn(element: HTMLElement): HTMLElement {
  if (element.matches('a')) return element
  return element.querySelector<HTMLElement>('a[href]') ?? imageIn(element) ?? element
}

function readFigure(figure: HTMLElement, thumbnail: HTMLImageElement | null): LightboxSlide {
  const image = imageIn(figure)
  const text = (selector: string) => figure.querySelector(selector)?.innerHTML.trim() ?? ''
  return {
    id: figure.dataset.slideId ?? '',
    url: figure.dataset.slideUrl ?? '',
    image: thumbnail,
    source: addressOf(image),
    alt: image?.alt ?? '',
    dimensions: parseDimensions(image?.dataset.imageDimensions),
    title: text('.gallery-caption-title, .gallery-lightbox-caption-title'),
    description: text('.gallery-caption-content, figcaption'),
    video: null,
    clickThroughUrl: '',
  }
}
