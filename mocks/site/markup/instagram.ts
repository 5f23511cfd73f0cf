import { attributes, type Html, html } from '../html'
import { sceneOf } from '../images'
import { block } from './block'
import { lazyImage } from './gallery'
import { imageUrl } from './responsiveImage'

/** A post: its image, and the URL it links to. */
export interface InstagramPost {
  readonly scene: string
  readonly href: string
}

/** An Instagram block as the platform renders it: a gallery in a grid, each image a link to its post. */
export function instagramBlock(id: string, posts: readonly InstagramPost[], columns = 3): Html {
  const json = { ...settings, 'thumbnails-per-row': columns }
  const looks = `sqs-gallery-block-grid sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-${columns}`
  return block(
    'instagram',
    id,
    html`<div class="sqs-gallery-container ${looks} clear" data-async-rendering-enabled="true">
      <div class="sqs-gallery">${posts.map(slide)}</div>
    </div>`,
    { 'data-block-json': JSON.stringify(json) },
  )
}

const settings = {
  pageSize: 6,
  title: true,
  thumbnail: true,
  excerpt: true,
  connectedAccountId: '5f0c0000000000000000d025',
  newWindow: false,
  'aspect-ratio': 'square',
  aspectRatio: null,
  'auto-crop': true,
  design: 'grid',
  lightbox: false,
  padding: 3,
  'show-meta': true,
  'square-thumbs': true,
  vSize: null,
}

function slide({ scene: name, href }: InstagramPost): Html {
  const scene = sceneOf(name)
  const served = attributes({ src: imageUrl(name, '300w'), alt: scene.alt })
  return html`
        <div class="slide" data-type="image" data-animation-role="image">
          <div class="margin-wrapper"><a href="${href}" class="image-slide-anchor content-fill"><noscript><img${served}></noscript>${lazyImage(scene)}</a></div>
        </div>`
}
