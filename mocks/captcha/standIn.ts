/** The providers of captchas that have a stand-in. */
export type Provider = 'recaptcha' | 'hcaptcha' | 'turnstile'

const providers: ReadonlySet<string> = new Set<Provider>(['recaptcha', 'hcaptcha', 'turnstile'])

export function isProvider(name: string): name is Provider {
  return providers.has(name)
}

/**
 * A script that stands in for a provider's own, so that tests, stories and the demo site need no network: the same global
 * with the same calls, callbacks and response fields. Its challenge asks for the word that it shows.
 */
export function standInScript(provider: Provider, lifeMs: number): string {
  // Some compilers name functions by a helper of theirs, which no page has.
  return `(() => { const __name = (named) => named; (${standIn})(${JSON.stringify({ provider, lifeMs })}) })()`
}

/** Runs in a page, as text: it may use nothing from outside. */
function standIn({ provider, lifeMs }: { readonly provider: Provider; readonly lifeMs: number }): void {
  type Params = {
    readonly sitekey: string
    readonly theme?: string
    readonly size?: string
    readonly callback?: (token: string) => void
    readonly 'expired-callback'?: () => void
    readonly 'error-callback'?: () => void
    readonly 'response-field'?: boolean
  }
  type Widget = { readonly reset: () => void; readonly remove: () => void; readonly answer: () => string }
  const names = { recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Turnstile' }
  const fields = {
    recaptcha: 'g-recaptcha-response',
    hcaptcha: 'h-captcha-response',
    turnstile: 'cf-turnstile-response',
  }
  const name = names[provider]
  const word = 'gull'
  const widgets = new Map<string, Widget>()
  const host = globalThis as unknown as { [global: string]: unknown }

  const newToken = (): string => {
    const unlike = Math.random().toString(36).slice(2)
    return `stand-in.${provider}.${Date.now() + lifeMs}.${unlike}`
  }

  /** A frame of the provider's own, as the real ones draw into. */
  const addFrame = (parent: Element, title: string, [width, height]: readonly [number, number]): Document => {
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

  const addButton = (inside: Document, text: string, press: () => void): HTMLButtonElement => {
    const button = inside.createElement('button')
    button.type = 'button'
    button.textContent = text
    Object.assign(button.style, { font: 'inherit', minHeight: '40px', padding: '4px 12px' })
    button.addEventListener('click', press)
    inside.body.append(button)
    return button
  }

  /** The challenge, at the end of the body, where no dialog of the page contains it. */
  const challenge = (solved: () => void): (() => void) => {
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
      solved()
    })
    input.focus()
    return () => layer.remove()
  }

  const draw = (container: Element, params: Params): Widget => {
    if (container.firstChild) throw new Error(`${name} has already been rendered in this element`)
    let token = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    let close = () => {}
    const field = document.createElement('textarea')
    field.name = fields[provider]
    field.style.display = 'none'
    if (params['response-field'] !== false) container.append(field)
    const inside = addFrame(container, `${name} stand-in`, params.size === 'compact' ? [164, 140] : [304, 74])
    if (params.theme === 'dark') Object.assign(inside.body.style, { background: '#222', color: '#fff' })

    const set = (value: string) => {
      clearTimeout(timer)
      token = field.value = value
      box.setAttribute('aria-checked', String(value !== ''))
      box.textContent = value === '' ? 'I am human' : '✓ I am human'
    }
    const solved = () => {
      set(newToken())
      timer = setTimeout(() => {
        set('')
        params['expired-callback']?.()
      }, lifeMs)
      params.callback?.(token)
    }
    const press = () => {
      if (params.sitekey === 'broken') return params['error-callback']?.()
      if (provider === 'turnstile') return solved()
      close()
      close = challenge(solved)
    }
    const box = addButton(inside, '', press)
    box.setAttribute('role', 'checkbox')
    set('')
    const reset = () => {
      close()
      set('')
    }
    const remove = () => {
      reset()
      container.replaceChildren()
    }
    return { answer: () => token, reset, remove }
  }

  const found = (id: unknown) => widgets.get(String(id ?? [...widgets.keys()][0]))
  const api = {
    ready: (ready: () => void) => setTimeout(ready),
    render: (container: Element | string, params: Params) => {
      const element = typeof container === 'string' ? document.querySelector(container) : container
      const id = `${widgets.size}`
      if (element) widgets.set(id, draw(element, params))
      return provider === 'recaptcha' ? Number(id) : id
    },
    getResponse: (id?: unknown) => found(id)?.answer() ?? '',
    reset: (id?: unknown) => found(id)?.reset(),
    remove: (id?: unknown) => found(id)?.remove(),
    // By a site key, without a widget: how scores are asked for.
    execute: async (key: unknown) => (typeof key === 'string' && !widgets.has(key) ? newToken() : undefined),
  }
  host[provider === 'recaptcha' ? 'grecaptcha' : provider] =
    provider === 'recaptcha' ? { ...api, enterprise: api } : api

  const script = document.currentScript as HTMLScriptElement | null
  const onload = script && new URL(script.src, location.href).searchParams.get('onload')
  if (onload) setTimeout(() => (host[onload] as (() => void) | undefined)?.())
}
