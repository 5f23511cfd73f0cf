/** The captcha providers that have a stand-in, with their display names and response fields. */
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
 * A script that replaces a provider's own, so that tests, stories and the demo site need no network. It has the same
 * global, methods, callbacks and response fields. Its challenge is to type the word that it shows.
 */
export function standInScript(provider: Provider, lifeMs: number): string {
  const settings: Settings = { provider, lifeMs, ...providers[provider] }
  // Some compilers insert calls to a helper `__name`, which the page does not have.
  const helper = 'const __name = (named) => named'
  return `(() => { ${helper}; ${functionsOfPage.join('\n')}; (${standIn})(${JSON.stringify(settings)}) })()`
}

interface Settings {
  readonly provider: Provider
  readonly name: string
  readonly field: string
  /** How long a token is valid. */
  readonly lifeMs: number
}

/** A page's parameters for a widget, with the providers' own names. */
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

// The script is the source text of these functions: they may call each other, but use nothing else from this module.
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

/** The API of the provider's global. */
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
    // With a site key instead of a widget: requests a score.
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

/** Adds the widget's checkbox, in a frame. */
function addBox(container: Element, { size, theme }: Params, name: string, press: () => void): HTMLButtonElement {
  const inside = addFrame(container, `${name} stand-in`, size === 'compact' ? [164, 140] : [304, 74])
  if (theme === 'dark') Object.assign(inside.body.style, { background: '#222', color: '#fff' })
  const box = addButton(inside, '', press)
  box.setAttribute('role', 'checkbox')
  return box
}

/** Opens the challenge at the end of the body, outside any dialog of the page. Returns a function that closes it. */
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

/** Adds a frame for the provider's UI, as the real providers do. */
function addFrame(parent: Element, title: string, [width, height]: readonly [number, number]): Document {
  const frame = document.createElement('iframe')
  frame.title = title
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', colorScheme: 'light' })
  parent.append(frame)
  const inside = frame.contentDocument as Document // a frame without a URL has our own origin
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
