import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LiveCaptcha } from '../../../src/captcha/startCaptcha'
import type { FormSubmission } from '../../../src/data/forms'
import { useSlot } from '../../../src/ui/useSlot'
import type { FormProps } from '../props'
import { findCaptcha, hasResponseField, readResponse, resetCaptcha } from '../read/captchaMarkup'
import { submitButtonsOf } from './SubmitButton'

/** The fields of a submission that hold the answer of a captcha. */
type CaptchaAnswer = { readonly captchaKey: string } & Pick<FormSubmission, 'recaptchaEnterpriseV3Token'>

/** The captcha of a form, rendered by the page's own script or, from the first focus, by Skerry. */
export interface FormCaptcha {
  /**
   * Whether the buttons bound to the captcha are locked: until there is an answer, unless the page's own script
   * rendered the captcha. Its answer is read when the form is sent, and nothing reports it earlier.
   */
  readonly isLocking: boolean
  /** Whether it has started and therefore has space in the form, although it may still be loading. */
  readonly hasRoom: boolean
  /** Call when `target`, a control of the form, gets the focus: starts the captcha. */
  readonly wake: (target: EventTarget | null) => void
  /** Resolves to the answer for the server; its `captchaKey` is empty if the visitor has not completed the captcha. */
  readonly answer: () => Promise<CaptchaAnswer>
  /** Starts the captcha again after a failure: an answer is valid for one submission only (A4 Form). */
  readonly reset: () => void
  /** Focuses the captcha; resolves to false if there is nothing to focus. */
  readonly focus: () => Promise<boolean>
}

const ignore = () => {}
const containerClass = 'captcha-container'
const textField =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="image"])'

/** Manages a form's captcha; `null` if the form has none, without loading code (A5 A captcha, where present). */
export function useCaptcha({
  root,
  form,
  context,
}: FormProps & { readonly form: HTMLFormElement }): FormCaptcha | null {
  const [isAnswered, setAnswered] = useState(false)
  const [hasRoom, setRoom] = useState(false)
  const [isPageOwn, setPageOwn] = useState(() => hasResponseField(root))
  const live = useRef<Promise<LiveCaptcha> | null>(null)
  const stopWaiting = useRef(ignore)
  const served = useMemo(() => findCaptcha(form) ?? findCaptcha(root), [form, root])
  const isMissing = served === null && context.hasCaptcha
  const drawn = useSlot(isMissing ? (submitButtonsOf(form)[0] ?? null) : null, 'before')
  const container = served ?? (isMissing ? drawn : null)

  useLayoutEffect(() => {
    // form.css reserves no space for a slot, because the platform's own captcha renders nothing.
    if (isMissing) drawn.className = containerClass
  }, [isMissing, drawn])

  const start = useCallback((): Promise<LiveCaptcha> => {
    setRoom(true)
    live.current ??= import('../../../src/captcha/startCaptcha').then(({ startCaptcha }) =>
      // Only called if there is a container.
      startCaptcha({ container: container as Element, look: context.source, onChange: setAnswered }),
    )
    live.current.catch(() => {
      live.current = null
    })
    return live.current
  }, [container, context])

  useEffect(
    () => () => {
      stopWaiting.current()
      live.current?.then((started) => started.stop(), ignore)
      live.current = null
    },
    [],
  )

  return useMemo(() => {
    if (!container) return null
    // The page's own script has rendered a captcha: read its answer and don't render a second one.
    const isForeign = () => live.current === null && hasResponseField(root)
    return {
      isLocking: !isAnswered && !isPageOwn,
      hasRoom,
      wake(target) {
        const isOwn = isForeign()
        setPageOwn(isOwn)
        if (isOwn) return
        stopWaiting.current()
        stopWaiting.current = afterPress(target, () => {
          start().then((started) => started.wake(), ignore)
        })
      },
      answer: async () => (isForeign() ? { captchaKey: readResponse(root) } : answerOf(await start())),
      reset() {
        resetCaptcha(root, container)
        live.current?.then((started) => started.reset(), ignore)
      },
      focus: async () => !isForeign() && (await start()).focus(),
    }
  }, [root, container, isAnswered, isPageOwn, hasRoom, start])
}

async function answerOf({ answer, isScore }: LiveCaptcha): Promise<CaptchaAnswer> {
  const captchaKey = await answer()
  return { captchaKey, ...(isScore ? { recaptchaEnterpriseV3Token: captchaKey } : {}) }
}

/**
 * Calls `begin`, which may move the control that has just received the focus. Calls it at once, unless the visitor is
 * still pressing the control and would miss it with the click. A text field needs no click once it has the focus.
 * Returns a function that cancels it.
 */
function afterPress(target: EventTarget | null, begin: () => void): () => void {
  const isPressed = target instanceof Element && target.matches(':active') && !target.matches(textField)
  if (!isPressed) {
    begin()
    return ignore
  }
  const waiting = new AbortController()
  // The click event follows `mouseup` in the same task.
  addEventListener('mouseup', () => setTimeout(begin), { once: true, capture: true, signal: waiting.signal })
  return () => waiting.abort()
}
