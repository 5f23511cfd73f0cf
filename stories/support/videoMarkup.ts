/** A page that replaces a provider's player. It needs no network and sends no messages. */
const standIn = 'stand-in.html'

/** A video block with an embed, as the server sends it. */
export function videoMarkup(title: string, provider: string, posterUrl = ''): string {
  const frame = `<iframe src="${standIn}" title="${title}" width="854" height="480"></iframe>`
  const code = frame.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const poster = posterUrl && `<img data-src="${posterUrl}" data-image-dimensions="1600x900" data-load="false" alt="">`
  return `<div class="sqs-block video-block sqs-block-video" data-block-type="32"><div class="sqs-block-content">
    <div class="embed-block-wrapper"><div class="sqs-video-wrapper" data-html="${code}" data-provider-name="${provider}">
      <div class="sqs-video-overlay">${poster}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>
    </div></div></div></div>`
}

/** A video hosted by the site, as the server sends it: an element with the file's URL in an attribute. */
export function nativeVideoMarkup(file: string, fields: object = {}): string {
  const video = JSON.stringify({ alexandriaUrl: file, ...fields }).replaceAll('"', '&quot;')
  return `<div class="sqs-native-video" data-config-settings="null" data-config-thumbnail="null" data-config-video="${video}"></div>`
}
