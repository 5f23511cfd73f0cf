import type { Page } from '../../../src/model/page/page'
import { mayStore, onConsentChange } from '../../../src/telemetry/consent'
import type { Source } from '../read/formContext'
import type { CaptchaAdapter, CreateCaptcha } from './CaptchaAdapter'
import { type CaptchaBox, createCaptchaBox } from './captchaBox'
import { type CaptchaProvider, type CaptchaSettings, readCaptchaSettings } from './captchaSettings'
import { messages } from './messages'

/** The captcha of a form that somebody has begun to fill in. */
export interface LiveCaptcha {
  /** Somebody is in the form: an expired check that needs no help starts again. */
  readonly wake: () => void
  /** The answer for the server, waited for where it comes without the visitor; empty where there is none. */
  readonly answer: () => Promise<string>
  /** Forgets the answer, which was sent. */
  readonly reset: () => void
  /** Looks at what the visitor has to do. */
  readonly focus: () => boolean
  readonly stop: () => void
}

interface Options {
  readonly container: Element
  /** The form's own context. */
  readonly form: Source
  readonly page: Page
  /** Hears whether there is an answer. */
  readonly onChange: (isAnswered: boolean) => void
}

/** Each provider is a file of its own, for a form has one. */
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
 * Draws the captcha of a form, on the first focus and not before (S8): a third party hears of no visitor who only reads.
 * Under the restrictive cookie policy it is asked for only when the visitor agrees.
 */
export function startCaptcha({ container, form, page, onChange }: Options): LiveCaptcha {
  const settings = readCaptchaSettings(container, form)
  const isOwn = settings.provider === 'proof-of-work'
  const kind = isOwn ? 'work' : settings.isScore ? 'score' : 'widget'
  const box = createCaptchaBox(container, { kind, alignment: settings.alignment, onPress: () => void begin() })
  const { begin, reset, execute, show, isStarting, destroy } = runProvider(settings, box, onChange)

  if (!isOwn && settings.siteKey === '') {
    console.error(messages.notSetUp)
    show('missing')
  } else if (!isOwn && page.cookieSettings.isRestrictiveCookiePolicyEnabled === true && !mayStore()) {
    show('asking')
  } else {
    void begin()
  }

  const stopListening = onConsentChange(() => {
    if (box.state() === 'asking' && mayStore()) void begin()
  })

  return {
    wake() {
      if (isOwn && box.state() === 'expired') reset()
    },
    async answer() {
      // What asks nothing of the visitor is waited for; a widget would only be looked at.
      if (box.state() === 'failed' || (kind !== 'widget' && isStarting())) await begin()
      return execute()
    },
    reset,
    focus: box.focus,
    stop() {
      stopListening()
      destroy()
      box.remove()
    },
  }
}

/** The code of a captcha's provider at work in its box. */
interface RunningProvider {
  /** Loads and draws it; one start at a time. */
  readonly begin: () => Promise<void>
  readonly isStarting: () => boolean
  /** Forgets the answer. */
  readonly reset: () => void
  /** The answer; empty where there is none. */
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
    onChange(state === 'answered')
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
