import imageLooks from '../../mocks/site/styles/image.css?inline'
import { type Picture, pictureUrl } from './images'

/** An image block of a story. */
export interface ServedImage {
  /** How picture and words stand to each other; `fluid` has no words. */
  readonly variant: 'inline' | 'poster' | 'card' | 'overlap' | 'collage' | 'stack' | 'fluid'
  /** Of `fluid`: the shape that is cut out, such as `circle`. */
  readonly mask: string
  /** Of `fluid`: whether the picture takes the whole of its cell. */
  readonly isStretched: boolean
  /** Whether a stretched picture covers its cell or stays whole inside it. */
  readonly mode: 'fill' | 'fit'
  /** At which side the picture stands. */
  readonly position: 'left' | 'center' | 'right'
  /** `data-image-focal-point`: two fractions, or whatever a page may have written. */
  readonly focalPoint: string
  /** Its place is that of the subject, marked by a disc. */
  readonly picture: Picture
  /** The image waits for a script. */
  readonly isWaiting: boolean
  /** The image answers with an error. */
  readonly isMissing: boolean
  readonly alt: string
}

/** An image block as a server sends it, with the template's rules for the variants. */
export function imageMarkup(served: ServedImage): string {
  const { variant, position } = served
  const looks = `<style>${imageLooks}</style>`
  const classes = `image-block-outer-wrapper design-layout-${variant} image-position-${position}`
  if (variant === 'fluid') {
    const { mask, isStretched, mode } = served
    return `${looks}<div class="fluid-cell">${block(`<div class="${classes}" data-is-image-stretched="${isStretched}">
      <div class="fluid-image-animation-wrapper"><div class="fluid-image-container" ${mask && `data-shape-mask="${mask}"`}>
        <div class="content-${mode}">${image(served)}</div></div></div></div>`)}</div>`
  }
  return `${looks}${block(`<figure class="${classes}"><div class="intrinsic"><div class="image-inset">${image(served)}</div></div>
    <figcaption class="image-card-wrapper"><div class="image-card">
      <div class="image-title-wrapper"><div class="image-title"><p>Low water</p></div></div>
      <div class="image-subtitle-wrapper"><div class="image-subtitle"><p>Twice a day the sea leaves the table laid.</p></div></div>
    </div></figcaption></figure>`)}`
}

/** The same image in markup that only names what it is. */
export function neutralImage(mask: string, picture: Picture): string {
  return `<div data-block-type="image"><img src="${pictureUrl(picture)}" data-shape-mask="${mask}" width="240" height="240" alt="A drawn landscape"></div>`
}

const block = (content: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content">${content}</div></div>`

function image({ picture, focalPoint, isWaiting, isMissing, isStretched, alt }: ServedImage): string {
  const url = isMissing ? 'data:image/png;base64,none' : pictureUrl(picture)
  const source = isWaiting ? '' : `src="${url}" width="${picture.width}" height="${picture.height}"`
  return `<img class="thumb-image" ${source} data-src="${url}" data-image="${url}" data-stretch="${isStretched}"
    data-image-dimensions="${picture.width}x${picture.height}" data-image-focal-point="${focalPoint}" alt="${alt}">`
}
