import { messages } from './messages'
import type { ShareProps } from './props'

/** A way to share without the browser's help. */
export interface ShareLink {
  readonly name: string
  readonly href: string
}

/** The addresses at which networks take what is to be shared. A network for pictures is left out if there is none. */
export function shareLinks({ url, title, picture }: ShareProps): readonly ShareLink[] {
  const link = (name: string, address: string, fields: { readonly [name: string]: string }): ShareLink => ({
    name,
    href: `${address}?${new URLSearchParams(fields)}`,
  })
  return [
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    link('LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }),
    ...(picture
      ? [link('Pinterest', 'https://www.pinterest.com/pin/create/button/', { url, media: picture, description: title })]
      : []),
    link('X', 'https://x.com/intent/post', { url, text: title }),
    // Mail programs take no plus sign for a space.
    { name: messages.email, href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
  ]
}
