import { imageUrl } from '../markup/responsiveImage'
import type { SiteAnswer } from '../SiteAnswer'

const names = ['youtube', 'vimeo', 'wistia', 'animoto']

/**
 * Renders a page that replaces a video host's player, which needs a network: an image with a button. It understands
 * the messages of the first two of the four hosts. `null` for an unknown path.
 */
export function renderEmbed(path: string): SiteAnswer | null {
  if (path === '/embed/player.js') return { status: 200, contentType: 'text/javascript; charset=utf-8', body: script }
  if (path === '/embed/player.css') return { status: 200, contentType: 'text/css; charset=utf-8', body: css }
  const [, provider = '', scene = ''] = /^\/embed\/([a-z]+)\/([a-z-]+)$/.exec(path) ?? []
  if (!names.includes(provider)) return null
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stand-in for ${provider}</title>
<link rel="stylesheet" href="/embed/player.css"><script defer src="/embed/player.js"></script></head>
<body data-provider="${provider}"><main><h1>Stand-in for ${provider}</h1><img src="${imageUrl(scene, '1000w')}" alt="">
<button type="button" id="toggle">Play</button><progress id="progress" max="60" value="0" aria-label="Seconds played"></progress></main></body></html>`
  return { status: 200, contentType: 'text/html; charset=utf-8', body }
}

const css = /* css */ `
html, body, main { block-size: 100%; margin: 0; background: #000; color: #fff; font: 600 14px system-ui, sans-serif; }
main { position: relative; overflow: hidden; }
h1 { position: absolute; inset: 0 0 auto; margin: 0; padding: 12px 16px; font-size: 14px; text-shadow: 0 1px 3px #000; z-index: 1; }
img { inline-size: 100%; block-size: 100%; object-fit: cover; opacity: 0.55; }
[data-state="playing"] img { opacity: 1; }
button { position: absolute; inset: auto auto 10px 12px; padding: 8px 14px; border: 0; border-radius: 4px; font: inherit; background: #fff; color: #000; }
button:focus-visible { outline: 3px solid #ffd98a; outline-offset: 2px; }
progress { position: absolute; inset: auto 12px 18px 104px; inline-size: calc(100% - 116px); accent-color: #ffd98a; }
`

// Exchanges the JSON messages of the two providers that accept commands with the embedding page.
const script = /* js */ `
const { provider } = document.body.dataset
const toggle = document.getElementById('toggle')
const progress = document.getElementById('progress')
let timer = 0
const say = (message) => parent.postMessage(JSON.stringify(message), '*')
function postState(isPlaying) {
  if (provider === 'youtube') say({ event: 'onStateChange', info: isPlaying ? 1 : 2 })
  if (provider === 'vimeo') say({ event: isPlaying ? 'play' : 'pause' })
}
function set(isPlaying) {
  if (isPlaying === timer > 0) return
  clearInterval(timer)
  timer = isPlaying ? setInterval(() => { progress.value += 0.25 }, 250) : 0
  document.body.dataset.state = isPlaying ? 'playing' : 'paused'
  toggle.textContent = isPlaying ? 'Pause' : 'Play'
  postState(isPlaying)
}
toggle.onclick = () => set(timer === 0)
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  const { event, func, method } = JSON.parse(data)
  if (event === 'listening') say({ event: 'initialDelivery' })
  if (func === 'playVideo' || method === 'play') set(true)
  if (func === 'pauseVideo' || method === 'pause') set(false)
})
if (provider === 'vimeo') say({ event: 'ready' })
if (/[?&]auto[pP]lay=(1|true)/.test(location.search)) set(true)
`
