import { scriptOf } from './source'

/** A script that stands in for the social network's: it replaces links with buttons in frames. */
export function followStandIn(): string {
  return scriptOf(serve, null)
}

function serve(): void {
  const load = (place: ParentNode = document) => {
    for (const link of place.querySelectorAll<HTMLAnchorElement>('a.twitter-follow-button')) {
      const account = new URL(link.href).searchParams.get('screen_name') ?? ''
      const frame = document.createElement('iframe')
      frame.title = 'Follow button, a stand-in'
      Object.assign(frame.style, { width: '220px', height: '28px', border: '0', colorScheme: 'light' })
      link.replaceWith(frame)
      const inside = frame.contentDocument as Document // a frame without a URL has our own origin
      inside.documentElement.lang = 'en'
      inside.title = frame.title
      inside.body.style.margin = '0'
      const button = inside.createElement('button')
      button.textContent = `Follow @${account}`
      Object.assign(button.style, { font: '600 13px sans-serif', height: '28px', padding: '0 14px', color: '#fff' })
      Object.assign(button.style, { background: '#0f1419', border: '0', borderRadius: '14px' })
      button.onclick = () => {
        button.textContent = `Following @${account}`
      }
      inside.body.append(button)
    }
  }
  Object.assign(globalThis, { twttr: { widgets: { load } } })
  load()
}
