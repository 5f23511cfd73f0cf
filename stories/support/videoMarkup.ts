/** A page that replaces a provider's player. It needs no network and sends no messages. */
const standIn = 'stand-in.html'

/** A video block with an embed, as the server sends it; `mode` says how the player fills a square box. */
export function videoMarkup(title: string, provider: string, posterUrl = '', mode = ''): string {
  const [width, height] = mode === 'none' ? [200, 112] : [854, 480]
  const frame = `<iframe src="${standIn}" title="${title}" width="${width}" height="${height}"></iframe>`
  const code = frame.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const poster = posterUrl && `<img data-src="${posterUrl}" data-image-dimensions="1600x900" data-load="false" alt="">`
  return `<div class="sqs-block video-block sqs-block-video" data-block-type="32"><div class="sqs-block-content">
    <div class="embed-block-wrapper"><div class="sqs-video-wrapper" data-html="${code}" data-provider-name="${provider}"${mode && ` data-mode="${mode}" style="aspect-ratio: 1"`}>
      <div class="sqs-video-overlay">${poster}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>
    </div></div></div></div>`
}

/** A video hosted by the site, as the server sends it: an element with the file's URL in an attribute. */
export function nativeVideoMarkup(file: string, fields: object = {}): string {
  const video = JSON.stringify({ alexandriaUrl: file, ...fields }).replaceAll('"', '&quot;')
  return `<div class="sqs-native-video" data-config-settings="null" data-config-thumbnail="null" data-config-video="${video}"></div>`
}

/** A section with a moving background: a file, and an image for visitors who prefer reduced motion. */
export function videoBackgroundMarkup(file: string, posterUrl: string): string {
  return `<section class="page-section" style="position: relative; color: #fff; background: #10252f">
    <div class="section-background" style="position: absolute; inset: 0"><div class="sqs-video-background" style="block-size: 100%" data-config-url="${file}" data-config-playback-speed="0.5"><img src="${posterUrl}" alt="A drawn landscape" style="block-size: 100%; inline-size: 100%; object-fit: cover"></div></div>
    <div class="content-wrapper" style="position: relative; padding: 10rem 2rem 2rem"><h2>The lamp is lit</h2></div>
  </section>`
}
