import { scriptOf } from './source'

/** A script that stands in for OpenTable's: it adds a frame with a form after itself, in the requested theme. */
export function openTableStandIn(): string {
  return scriptOf(serve, null)
}

function serve(): void {
  const script = document.currentScript as HTMLScriptElement
  const { searchParams } = new URL(script.src)
  const isWide = searchParams.get('theme') === 'wide'
  const frame = document.createElement('iframe')
  frame.title = 'Online reservations, a stand-in for OpenTable'
  frame.dataset.theme = isWide ? 'wide' : 'standard'
  const [width, height] = isWide ? [840, 150] : [224, 301] // the provider's sizes
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', colorScheme: 'light' })
  script.after(frame)
  const inside = frame.contentDocument as Document // a frame without a URL has our own origin
  inside.documentElement.lang = 'en'
  inside.title = frame.title
  Object.assign(inside.body.style, { margin: '0', boxSizing: 'border-box', height: '100%', padding: '16px' })
  Object.assign(inside.body.style, { display: 'flex', flexWrap: 'wrap', gap: '10px', alignContent: 'center' })
  Object.assign(inside.body.style, { font: '15px sans-serif', background: '#f7f7f7', color: '#2d333f' })
  const field = (name: string, values: readonly string[]) => {
    const select = inside.createElement('select')
    select.setAttribute('aria-label', name)
    for (const value of values) select.append(new Option(value))
    Object.assign(select.style, { font: 'inherit', minHeight: '44px', flex: isWide ? '1' : '1 0 100%' })
    inside.body.append(select)
    return select
  }
  const party = field('Party size', ['2 people', '3 people', '4 people'])
  const day = field('Date', ['Today', 'Tomorrow'])
  const time = field('Time', ['18:00', '19:00', '20:00'])
  const button = inside.createElement('button')
  button.textContent = 'Find a table'
  Object.assign(button.style, { font: '600 15px sans-serif', minHeight: '44px', flex: isWide ? '1' : '1 0 100%' })
  Object.assign(button.style, { background: '#c7202f', color: '#fff', border: '0', borderRadius: '4px' })
  button.onclick = () => {
    button.textContent = `A table for ${party.value}, ${day.value.toLowerCase()} at ${time.value}`
  }
  inside.body.append(button)
}
