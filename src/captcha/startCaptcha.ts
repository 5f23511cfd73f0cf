import { mayContact, onceMayContact } from '../browser/consent'
import type { CaptchaAdapter, CreateCaptcha } from './CaptchaAdapter'
import { type CaptchaBox, createCaptchaBox } from './captchaBox'
import { type CaptchaLook, type CaptchaProvider, type CaptchaSettings, readCaptchaSettings } from './captchaSettings'
import { messages } from './messages'

/** The running captcha of a form that a visitor has started to fill in. */
export interface LiveCaptcha {
  /** Call when a field gets the focus: restarts an expired check that needs no help from the visitor. */
  readonly wake: () => void
  /** Resolves to the answer for the server, waiting for an automatic one; empty if there is none. */
  readonly answer: () => Promise<string>
  /** Discards the answer after it has been sent. */
  readonly reset: () => void
  /** Focuses the first control for the visitor; returns false if there is none. */
  readonly focus: () => boolean
  /** Whether the platform's key scores the visit, so that nothing is shown. */
  readonly isScore: boolean
  readonly stop: () => void
}

interface Options {
  readonly container: Element
  /** By default light, at the start of the line. */
  readonly look?: CaptchaLook
  /** Called with whether there is an answer. */
  readonly onChange: (isAnswered: boolean) => void
}

/** Each provider is a separate chunk, because a form uses only one. */
const providers: {
  readonly [provider in CaptchaProvider]: (settings: CaptchaSettings) => Promise<CreateCaptcha>
} = {
  recaptcha: async ({ isScore }) => {
    const { create, createScore } = await import('./recaptcha')
    return isScore ? createScore : create
  },
  hcaptcha: async () => (await import('./hcaptcha')).create,
  turnstile: async () => (await import('./turnstile')).create,
  'proof-of-work': async () => (await import('./proofOfWork')).create,
}

/**
 * Renders the captcha of a form, on the first focus and not before (S8), so that no request to a third party is made
 * for visitors who only read. Without consent, it loads only after the visitor agrees (docs/decisions.md#86).
 */
export function startCaptcha({ container, look = {}, onChange }: Options): LiveCaptcha {
  const settings = readCaptchaSettings(container, look)
  const isOwn = settings.provider === 'proof-of-work'
  const kind = isOwn ? 'work' : settings.isScore ? 'score' : 'widget'
  const box = createCaptchaBox(container, { kind, alignment: settings.alignment, onPress: () => void begin() })
  const { begin, reset, execute, show, isStarting, destroy } = runProvider(settings, box, onChange)
  let stopWaiting = () => {}

  if (!isOwn && settings.siteKey === '') {
    console.error(messages.notSetUp)
    show('missing')
  } else if (!isOwn && !mayContact()) {
    show('asking')
    stopWaiting = onceMayContact(undefined, () => {
      if (box.state() === 'asking') void begin()
    })
  } else {
    void begin()
  }

  return {
    wake() {
      if (isOwn && box.state() === 'expired') reset()
    },
    async answer() {
      // Wait for an automatic check, but not for a widget, which the visitor still has to complete.
      if (box.state() === 'failed' || (kind !== 'widget' && isStarting())) await begin()
      return execute()
    },
    reset,
    focus: box.focus,
    isScore: settings.isScore,
    stop() {
      stopWaiting()
      destroy()
      box.remove()
    },
  }
}

/** A captcha provider that runs in its box. */
interface RunningProvider {
  /** Loads and renders the captcha; concurrent calls share one start. */
  readonly begin: () => Promise<void>
  readonly isStarting: () => boolean
  /** Discards the answer. */
  readonly reset: () => void
  /** Resolves to the answer; empty if there is none. */
  readonly execute: () => Promise<string>
  readonly show: CaptchaBox['show']
  readonly destroy: () => void
}

function runProvider(settings: CaptchaSettings, box: CaptchaBox, onChange: Options['onChange']): RunningProvider {
  let isStopped = false
  let adapter: CaptchaAdapter | null = null
  let starting: Promise<void> | null = null

  const show: CaptchaBox['show'] = (state) => {
    if (isStopped) return
    box.show(state)
    // A score is requested when the form is sent, and needs nothing from the visitor before.
    onChange(state === 'answered' || (settings.isScore && state === 'ready'))
  }
  const fail = () => {
    adapter?.destroy()
    adapter = null
    show('failed')
  }
  const start = async (): Promise<void> => {
    show('loading')
    const onAnswer = () => show('answered')
    const onExpire = () => show('expired')
    try {
      const create = await providers[settings.provider](settings)
      if (isStopped) return
      adapter = create({ ...settings, place: box.widget, onAnswer, onExpire, onFail: fail })
      await adapter.render()
      if (box.state() === 'loading') show('ready')
    } catch {
      fail()
    }
  }

  return {
    show,
    begin() {
      starting ??= start().finally(() => {
        starting = null
      })
      return starting
    },
    isStarting: () => starting !== null,
    reset() {
      if (!adapter || box.state() === 'loading') return
      show('ready')
      adapter.reset()
    },
    async execute() {
      try {
        return adapter ? adapter.getToken() || (await adapter.execute()) : ''
      } catch {
        fail()
        return ''
      }
    },
    destroy() {
      isStopped = true
      adapter?.destroy()
      adapter = null
    },
  }
}
