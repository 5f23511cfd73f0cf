import { scriptOf } from './source'

/** A script that stands in for Tock's: `tock('init', business)` draws a widget in `#Tock_widget_container`. */
export function tockStandIn(): string {
  return scriptOf(serve, null)
}

function serve(): void {
  type Tock = { queue?: readonly (readonly string[])[]; callMethod?: (...call: readonly string[]) => void }
  const host = globalThis as unknown as { tock?: Tock }
  const make = (tag: string, name: string, text = '', style: Partial<CSSStyleDeclaration> = {}) => {
    const made = document.createElement(tag)
    made.className = name
    made.textContent = text
    Object.assign(made.style, style)
    return made
  }
  const init = (business: string) => {
    const container = document.getElementById('Tock_widget_container')
    if (!container) return
    const isEvents = container.dataset.tockVariant === 'events'
    const texts = isEvents
      ? ['Bread by lamplight, Friday', 'The oven from inside, Sunday', 'Low water supper, Tuesday']
      : ['2 guests', 'Tonight', '19:00']
    const part = { flex: '1', padding: '12px', border: '1px solid #767676', background: '#fff', color: '#222' }
    const parts = texts.map((text) => make('div', isEvents ? 'TockEvent' : 'TockSearchBar-field', text, part))
    const button = make('button', 'TockButton-blue', isEvents ? 'See all events' : 'Book now', {
      padding: '12px 20px',
      border: '0',
      background: '#1c52c7',
      color: '#fff',
      font: '600 16px sans-serif',
    }) as HTMLButtonElement
    button.onclick = () => {
      button.textContent = `A stand-in has nothing to book at ${business}`
    }
    const wrapper = make('div', 'TockWidgetWrapper', '', { display: 'flex', gap: '8px', font: '16px sans-serif' })
    wrapper.append(...parts, button)
    container.replaceChildren(wrapper)
  }
  const callMethod = (method = '', business = '') => {
    if (method === 'init') init(business)
  }
  const queue = host.tock?.queue ?? []
  host.tock = Object.assign((method: string, business: string) => callMethod(method, business), { callMethod })
  for (const [method, business] of queue) callMethod(method, business)
}
