import { messages } from './messages'
import type { ShareProps } from './props'

/** A way to share without the browser's share sheet. */
export interface ShareLink {
  readonly name: string
  readonly href: string
}

/** The networks' share URLs. A network for images is left out if there is no image. */
export function shareLinks({ url, title, image }: ShareProps): readonly ShareLink[] {
  const link = (name: string, address: string, fields: { readonly [name: string]: string }): ShareLink => ({
    name,
    href: `${address}?${new URLSearchParams(fields)}`,
  })
  return [
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    link('LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }),
    ...(image
      ? [link('Pinterest', 'https://www.pinterest.com/pin/create/button/', { url, media: image, description: title })]
      : []),
    link('X', 'https://x.com/intent/post', { url, text: title }),
    // Mail programs do not decode a plus sign as a space.
    { name: messages.email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
  ]
}
