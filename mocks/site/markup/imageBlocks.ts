import { attributes, type Html, html, type Piece } from '../html'
import { sceneOf } from '../images'
import { block, componentBlock } from './block'
import { lazyImage } from './gallery'
import { imageUrl, type ResponsiveImageOptions, responsiveImage } from './responsiveImage'

/** An image block: the image with its caption. */
export function imageBlock(id: string, name: string, caption: string, options: ResponsiveImageOptions = {}): Html {
  return block(
    'image',
    id,
    html`<figure class="sqs-block-image-figure image-block-outer-wrapper">
      <div class="image-block-wrapper">${responsiveImage(name, options)}</div>
      ${caption && html`<figcaption class="image-caption-wrapper">${caption}</figcaption>`}
    </figure>`,
  )
}

/** The variants of an image block (B3 Block variants). */
export type ImageVariant = 'inline' | 'poster' | 'card' | 'overlap' | 'collage' | 'stack'

export interface VariantOptions {
  readonly variant: ImageVariant
  readonly scene: string
  readonly title?: Piece
  readonly text?: Piece
  readonly button?: { readonly href: string; readonly label: string }
  readonly position?: 'left' | 'center' | 'right'
  /** Its entrance animation, such as `fade-in`. */
  readonly animation?: string
  /** A script loads the image, as on older pages, and `noscript` has a copy. */
  readonly isLazy?: boolean
}

/** An image block of the classic generation, in one of its variants. */
export function variantBlock(id: string, options: VariantOptions): Html {
  const { variant, scene, title, text, button, position = 'left', animation = 'none', isLazy } = options
  const classes = `sqs-block-image-figure image-block-outer-wrapper image-block-v2 design-layout-${variant} combination-animation-${animation} individual-animation-${animation} individual-text-animation-${animation} image-position-${position}`
  return block(
    'image',
    id,
    html`<figure class="${classes}">
      <div class="intrinsic"><div class="image-inset" data-animation-role="image">${isLazy ? waiting(scene) : responsiveImage(scene, { sizes: '(min-width: 56em) 50rem, 92vw' })}</div></div>
      ${
        (title || text || button) &&
        html`<figcaption class="image-card-wrapper" data-width-ratio><div class="image-card sqs-dynamic-text-container">
        ${title && html`<div class="image-title-wrapper"><div class="image-title sqs-dynamic-text"><p>${title}</p></div></div>`}
        ${text && html`<div class="image-subtitle-wrapper"><div class="image-subtitle sqs-dynamic-text"><p>${text}</p></div></div>`}
        ${button && html`<div class="image-button-wrapper"><a class="image-button sqs-button-element--primary" href="${button.href}">${button.label}</a></div>`}
      </div></figcaption>`
      }
    </figure>`,
  )
}

function waiting(name: string): Html {
  const { width, height, alt } = sceneOf(name)
  return html`<noscript><img${attributes({ src: imageUrl(name, '1000w'), width, height, alt })}></noscript>${lazyImage(sceneOf(name))}`
}

export interface FluidOptions {
  readonly scene: string
  readonly mask?: string
  readonly isStretched?: boolean
  readonly mode?: 'fill' | 'fit'
  /** `null` for a block without a position. */
  readonly position?: 'left' | 'center' | 'right' | null
  /** Two fractions that replace the image's own focal point. */
  readonly focalPoint?: string
}

/** An image block of the newer generation: in a grid cell, masked or stretched. */
export function fluidBlock(id: string, options: FluidOptions): Html {
  const { scene, mask, isStretched = false, mode = 'fill', position = 'center', focalPoint } = options
  const { name, width, height, alt, focalPoint: own } = sceneOf(scene)
  const marks = attributes({
    'data-stretch': String(isStretched),
    'data-src': imageUrl(name),
    'data-image': imageUrl(name),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': focalPoint ?? own.join(','),
    'data-load': 'false',
    'data-loader': 'sqs',
    src: imageUrl(name, '750w'),
    width,
    height,
    alt,
    loading: 'lazy',
  })
  return html`<div class="fluid-cell">${componentBlock(
    'image',
    id,
    html`<div class="fluid-image-component-root image-block-outer-wrapper design-layout-fluid${position && ` image-position-${position}`}" data-is-image-stretched="${String(isStretched)}" data-is-mask-applied="${String(mask !== undefined)}">
      <div class="fluid-image-animation-wrapper sqs-image sqs-block-alignment-wrapper" data-animation-role="image">
        <div${attributes({ class: 'fluid-image-container sqs-image-content js-image-container', 'data-shape-mask': mask })}>
          <div class="js-content-mode-element content-${mode}"><img${marks}></div>
        </div>
      </div>
    </div>`,
  )}</div>`
}
