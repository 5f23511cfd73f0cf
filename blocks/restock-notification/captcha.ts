import type { ElementChanges } from '../../src/browser/elementChanges'
import type { LiveCaptcha } from '../../src/captcha/startCaptcha'
import { messages as attemptMessages } from '../../src/ui/attemptMessages'
import { messages } from './messages'
import type { SignUp } from './signUp'

/** The captcha of a restock notification. */
export interface RestockCaptcha {
  /** Resolves to the fields that the request needs, or to the reason why there is no answer. Never rejects. */
  readonly answer: () => Promise<Partial<SignUp> | string>
  /** Discards the answer, which is valid only once. */
  readonly reset: () => void
}

/** Loads the site's captcha when the visitor first focuses something in `element`, and draws it into `box`. */
export function createCaptcha(element: HTMLElement, box: Element | null, changes: ElementChanges): RestockCaptcha {
  if (!box) return { answer: async () => ({}), reset() {} }
  let live: Promise<LiveCaptcha> | null = null
  const start = (): Promise<LiveCaptcha> => {
    live ??= import('../../src/captcha/startCaptcha').then(({ startCaptcha }) =>
      startCaptcha({ container: box, onChange() {} }),
    )
    live.catch(() => {
      live = null // the next attempt loads it again
    })
    return live
  }
  changes.listen(
    element,
    'focusin',
    () =>
      void start()
        .then(({ wake }) => wake())
        .catch(() => {}),
  )
  changes.onUndo(() => void live?.then(({ stop }) => stop()).catch(() => {}))

  return {
    async answer() {
      try {
        const { answer, focus, isScore } = await start()
        const token = await answer()
        if (token) return isScore ? { recaptchaEnterpriseV3Token: token } : { captchaToken: token }
        focus()
        return messages.captchaIncomplete
      } catch {
        return attemptMessages.offline
      }
    },
    reset: () => void live?.then(({ reset }) => reset()).catch(() => {}),
  }
}
