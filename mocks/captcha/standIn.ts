/** The providers of captchas that have a stand-in: what people call each, and the field in which it leaves its answer. */
const providers = {
  recaptcha: { name: 'reCAPTCHA', field: 'g-recaptcha-response' },
  hcaptcha: { name: 'hCaptcha', field: 'h-captcha-response' },
  turnstile: { name: 'Turnstile', field: 'cf-turnstile-response' },
} as const

export type Provider = keyof typeof providers

export function isProvider(name: string): name is Provider {
  return Object.hasOwn(providers, name)
}

/**
 * A script that stands in for a provider's own, so that tests, stories and the demo site need no network: the same global
 * with the same calls, callbacks and response fields. Its challenge asks for the word that it shows.
 */
export function standInScript(provider: Provider, lifeMs: number): string {
  const settings: Settings = { provider, lifeMs, ...providers[provider] }
  // Some compilers name functions by a helper of theirs, which no page has.
  const helper = 'const __name = (named) => named'
  return `(() => { ${helper}; ${functionsOfPage.join('\n')}; (${standIn})(${JSON.stringify(settings)}) })()`
}

interface Settings {
  readonly provider: Provider
  readonly name: string
  readonly field: string
  /** How long an answer is good for. */
  readonly lifeMs: number
}

/** What a page asks of a widget, in the providers' own names. */
interface Params {
  readonly sitekey: string
  readonly theme?: string
  readonly size?: string
  readonly callback?: (token: string) => void
  readonly 'expired-callback'?: () => void
  readonly 'error-callback'?: () => void
  readonly 'response-field'?: boolean
}

interface Widget {
  readonly reset: () => void
  readonly remove: () => void
  readonly answer: () => string
}

// The script is the text of these functions, so they may use each other, but nothing else from outside.
const functionsOfPage = [newToken, addFrame, addButton, openChallenge, addBox, drawWidget, createApi]

function standIn(settings: Settings): void {
  const { provider } = settings
  const host = globalThis as unknown as { [global: string]: unknown }
  const api = createApi(settings)
  if (provider === 'recaptcha') host.grecaptcha = { ...api, enterprise: api }
  else host[provider] = api

  const script = document.currentScript as HTMLScriptElement | null
  const onload = script && new URL(script.src, location.href).searchParams.get('onload')
  if (onload) setTimeout(() => (host[onload] as (() => void) | undefined)?.())
}

/** What the provider's global offers. */
function createApi(settings: Settings) {
  const widgets = new Map<string, Widget>()
  const found = (id: unknown) => widgets.get(String(id ?? [...widgets.keys()][0]))
  return {
    ready: (ready: () => void) => setTimeout(ready),
    render: (container: Element | string, params: Params) => {
      const element = typeof container === 'string' ? document.querySelector(container) : container
      const id = `${widgets.size}`
      if (element) widgets.set(id, drawWidget(element, params, settings))
      return settings.provider === 'recaptcha' ? Number(id) : id
    },
    getResponse: (id?: unknown) => found(id)?.answer() ?? '',
    reset: (id?: unknown) => found(id)?.reset(),
    remove: (id?: unknown) => found(id)?.remove(),
    // By a site key, without a widget: how scores are asked for.
    execute: async (key: unknown) => (typeof key === 'string' && !widgets.has(key) ? newToken(settings) : undefined),
  }
}

function drawWidget(container: Element, params: Params, settings: Settings): Widget {
  if (container.firstChild) throw new Error(`${settings.name} has already been rendered in this element`)
  let token = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let closeChallenge = () => {}
  const field = document.createElement('textarea')
  field.name = settings.field
  field.style.display = 'none'
  if (params['response-field'] !== false) container.append(field)
  const press = () => {
    if (params.sitekey === 'broken') return params['error-callback']?.()
    if (settings.provider === 'turnstile') return solve()
    closeChallenge()
    closeChallenge = openChallenge(settings.name, solve)
  }
  const box = addBox(container, params, settings.name, press)

  const setToken = (value: string) => {
    clearTimeout(timer)
    token = field.value = value
    box.setAttribute('aria-checked', String(value !== ''))
    box.textContent = value === '' ? 'I am human' : '✓ I am human'
  }
  const solve = () => {
    setToken(newToken(settings))
    timer = setTimeout(() => {
      setToken('')
      params['expired-callback']?.()
    }, settings.lifeMs)
    params.callback?.(token)
  }
  const reset = () => {
    closeChallenge()
    setToken('')
  }
  const remove = () => {
    reset()
    container.replaceChildren()
  }
  setToken('')
  return { answer: () => token, reset, remove }
}

/** The box to check, in a frame of the widget. */
function addBox(container: Element, { size, theme }: Params, name: string, press: () => void): HTMLButtonElement {
  const inside = addFrame(container, `${name} stand-in`, size === 'compact' ? [164, 140] : [304, 74])
  if (theme === 'dark') Object.assign(inside.body.style, { background: '#222', color: '#fff' })
  const box = addButton(inside, '', press)
  box.setAttribute('role', 'checkbox')
  return box
}

/** Opens the challenge at the end of the body, where no dialog of the page contains it. Returns what closes it. */
function openChallenge(name: string, solve: () => void): () => void {
  const word = 'gull'
  const layer = document.createElement('div')
  Object.assign(layer.style, { position: 'fixed', inset: '20% auto auto 10px', zIndex: '2000000000' })
  document.body.append(layer)
  const inside = addFrame(layer, `${name} challenge`, [280, 134])
  const label = inside.createElement('label')
  label.append(`Type the word ${word} `)
  const input = inside.createElement('input')
  Object.assign(input.style, { font: 'inherit', display: 'block', minHeight: '32px', margin: '8px 0' })
  label.append(input)
  inside.body.append(label)
  addButton(inside, 'Verify', () => {
    if (input.value.trim().toLowerCase() !== word) return
    layer.remove()
    solve()
  })
  input.focus()
  return () => layer.remove()
}

/** A frame of the provider's own, as the real ones draw into. */
function addFrame(parent: Element, title: string, [width, height]: readonly [number, number]): Document {
  const frame = document.createElement('iframe')
  frame.title = title
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', colorScheme: 'light' })
  parent.append(frame)
  const inside = frame.contentDocument as Document // a frame without an address is of our own origin
  inside.documentElement.lang = 'en'
  inside.title = title
  Object.assign(inside.body.style, {
    ...{ margin: '0', boxSizing: 'border-box', height: '100%', padding: '12px', font: '14px sans-serif' },
    ...{ background: '#f9f9f9', color: '#222', border: '1px solid #767676', borderRadius: '4px' },
  })
  return inside
}

function addButton(inside: Document, text: string, press: () => void): HTMLButtonElement {
  const button = inside.createElement('button')
  button.type = 'button'
  button.textContent = text
  Object.assign(button.style, { font: 'inherit', minHeight: '40px', padding: '4px 12px' })
  button.addEventListener('click', press)
  inside.body.append(button)
  return button
}

function newToken({ provider, lifeMs }: Settings): string {
  const unlike = Math.random().toString(36).slice(2)
  return `stand-in.${provider}.${Date.now() + lifeMs}.${unlike}`
}
