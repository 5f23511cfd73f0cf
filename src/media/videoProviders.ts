/** The four recognised providers (B3 Video embed). */
export const videoProviders = ['youtube', 'vimeo', 'wistia', 'animoto'] as const
export type VideoProvider = (typeof videoProviders)[number]

interface Address {
  readonly href: string
  readonly provider: VideoProvider | null
}

const hosts: { readonly [name in VideoProvider]: RegExp } = {
  youtube: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(?:^|\.)vimeo\.com$/,
  wistia: /(?:^|\.)wistia\.(?:com|net)$/,
  animoto: /(?:^|\.)animoto\.com$/,
}

/** The id of a video and, if it is private, its secret; also in a channel, a group or a showcase. */
const vimeoPage = /^\/(?:[a-z]+\/.+\/)?(\d+)(?:\/(\w+))?$/

/** Turns the URL of a video's page, or of an old player, into that of the current player. */
const toPlayer: { readonly [name in VideoProvider]?: (url: URL) => void } = {
  youtube(url) {
    // Old players have their parameters in the path: `/v/ID&hl=en`.
    const [last = ''] = url.pathname.split('/').filter(Boolean).pop()?.split('&') ?? []
    const id = url.searchParams.get('v') ?? (last === 'playlist' ? 'videoseries' : last)
    const startSeconds = secondsOf(url.searchParams.get('t') ?? '')
    url.hostname = 'www.youtube-nocookie.com'
    url.pathname = `/embed/${encodeURIComponent(id)}`
    url.searchParams.delete('v')
    url.searchParams.delete('t')
    if (startSeconds) url.searchParams.set('start', `${startSeconds}`)
  },
  vimeo(url) {
    const [, page, secret] = vimeoPage.exec(url.pathname) ?? []
    const id = page ?? url.searchParams.get('clip_id')
    if (!id) return
    url.hostname = 'player.vimeo.com'
    url.pathname = `/video/${encodeURIComponent(id)}`
    url.searchParams.delete('clip_id')
    if (secret) url.searchParams.set('h', secret)
  },
}

/** Reads a time in a URL, such as `90`, `90s` or `1m30s`; 0 if there is none. */
function secondsOf(text: string): number {
  const parts = text.matchAll(/(\d+)([hms]?)/g)
  return [...parts].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1),
    0,
  )
}

/** Each provider's parameters for autoplay without tracking. */
const parameters: { readonly [name in VideoProvider]: string } = {
  youtube: 'autoplay=1&playsinline=1&enablejsapi=1',
  vimeo: 'autoplay=1&dnt=1',
  wistia: 'autoPlay=true&doNotTrack=true',
  animoto: 'autoplay=1',
}

/**
 * The URL that plays a video: the provider's player without cookies, if there is one. The provider is determined by the
 * host or, if that is unknown, by the name that the server wrote, which may be empty. URLs of other hosts are returned
 * unchanged.
 */
export function addressOf(url: URL, providerName: string): Address {
  const provider = providerOf(url, providerName)
  if (!provider) return { href: url.href, provider }
  if (hosts[provider].test(url.hostname)) toPlayer[provider]?.(url)
  for (const [name, value] of new URLSearchParams(parameters[provider])) url.searchParams.set(name, value)
  return { href: url.href, provider }
}

/** The provider of a host, otherwise the one with the server's name for it; `null` if it is not one of the four. */
export function providerOf({ hostname }: URL, providerName: string): VideoProvider | null {
  const name = providerName.toLowerCase()
  return videoProviders.find((one) => hosts[one].test(hostname)) ?? videoProviders.find((one) => one === name) ?? null
}
