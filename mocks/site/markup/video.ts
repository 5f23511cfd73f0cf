import { attributes, type Html, html, type Piece } from '../html'
import { sceneOf } from '../images'
import { block } from './block'
import { lazyImage } from './gallery'
import { responsiveImage } from './responsiveImage'

export interface EmbeddedVideo {
  /** The provider's name as the platform renders it; often empty. */
  readonly provider: 'YouTube' | 'Vimeo' | 'wistia' | 'animoto' | ''
  /** The URL of the frame. */
  readonly src: string
  readonly title: string
  /** The owner's poster image. */
  readonly scene?: string
  /** How the player fills its box. */
  readonly mode?: 'none' | 'fit' | 'fill'
  /** The width and height of the frame. */
  readonly size?: readonly [number, number]
}

/** A video block with an embed: an attribute has the frame's escaped HTML. */
export function videoBlock(id: string, video: EmbeddedVideo): Html {
  return block(
    'video',
    id,
    html`<div class="intrinsic"><div class="embed-block-wrapper">${videoWrapper(video)}</div></div><div class="video-caption-wrapper"><div class="video-caption"><p>${video.title}</p></div></div>`,
  )
}

/** The wrapper alone, as in gallery slides. */
export function videoWrapper({ provider, src, title, scene, mode, size = [854, 480] }: EmbeddedVideo): Html {
  const [width, height] = size
  const frame = html`<iframe src="${src}" width="${width}" height="${height}" title="${title}" frameborder="0" allowfullscreen></iframe>`
  return embedWrapper(frame.text, provider, { scene, mode })
}

/** A wrapper with any embed HTML, as pasted by an owner. */
export function embedWrapper(
  code: string,
  provider: string,
  { scene, mode }: Pick<EmbeddedVideo, 'scene' | 'mode'> = {},
): Html {
  const poster: Piece = scene === undefined ? false : lazyImage(sceneOf(scene), { class: 'video-thumb' })
  const marks = { class: 'sqs-video-wrapper', 'data-html': code, 'data-provider-name': provider, 'data-mode': mode }
  return html`<div${attributes(marks)}><div class="sqs-video-overlay${!poster && ' no-thumb'}">${poster}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div></div>`
}

export interface NativeVideoOptions {
  readonly file: string
  readonly title: string
  readonly poster?: string
  readonly settings?: {
    readonly muted: boolean
    readonly autoPlay: boolean
    readonly loop: boolean
    readonly controls: boolean
  }
}

/** A video hosted by the site itself. */
export function nativeVideoBlock(id: string, { file, title, poster, settings }: NativeVideoOptions): Html {
  const marks = {
    class: 'sqs-native-video',
    'data-config-block-id': `block-${id}`,
    'data-config-settings': JSON.stringify(settings ?? null),
    'data-config-thumbnail': poster ?? 'null',
    'data-config-video': JSON.stringify({
      alexandriaUrl: file,
      aspectRatio: 480 / 270,
      durationSeconds: 6,
      filename: `${title}.webm`,
    }),
  }
  return block('video', id, html`<div${attributes(marks)}></div>`)
}

/**
 * A section with a moving background: a video file of the site, and an image for visitors who prefer reduced motion.
 */
export function videoBackgroundSection(file: string, scene: string, content: Piece): Html {
  const marks = { class: 'sqs-video-background', 'data-config-url': file, 'data-config-playback-speed': 0.5 }
  return html`<section class="page-section section-moving">
      <div class="section-background"><div${attributes(marks)}>${responsiveImage(scene, { sizes: '(min-width: 56em) 50rem, 92vw' })}</div></div>
      <div class="content-wrapper">${content}</div>
    </section>`
}
