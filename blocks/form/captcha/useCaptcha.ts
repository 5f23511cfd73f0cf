import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSlot } from '../../../src/ui/useSlot'
import type { FormProps } from '../props'
import { findCaptcha, hasResponseField, readResponse, startAgain } from '../read/captchaMarkup'
import { submitButtonsOf } from '../view/SubmitButton'
import type { LiveCaptcha } from './startCaptcha'

/** The captcha of a form, whoever draws it: the page's own script or, from the first focus on, ours. */
export interface FormCaptcha {
  /** Whether a button that is bound to it may be pressed. */
  readonly isAnswered: boolean
  /** Somebody is in the form. */
  readonly wake: () => void
  /** The answer for the server; empty where the visitor has not completed it. */
  readonly answer: () => Promise<string>
  /** After a failure it starts again: an answer is good for one submission only (A4 Form). */
  readonly reset: () => void
  /** Looks at it; false where there is nothing to look at. */
  readonly focus: () => Promise<boolean>
}

const ignore = () => {}
const containerClass = 'captcha-container'

/** `null` for a form without a captcha, which costs it nothing but this look (A5 A captcha, where present). */
export function useCaptcha({
  root,
  form,
  context,
  page,
}: FormProps & { readonly form: HTMLFormElement }): FormCaptcha | null {
  const [isAnswered, setAnswered] = useState(false)
  const live = useRef<Promise<LiveCaptcha> | null>(null)
  const served = useMemo(() => findCaptcha(form) ?? findCaptcha(root), [form, root])
  const isMissing = served === null && context.hasCaptcha
  const drawn = useSlot(isMissing ? (submitButtonsOf(form)[0] ?? null) : null, 'before')
  const container = served ?? (isMissing ? drawn : null)

  useLayoutEffect(() => {
    // Without room kept for it: the platform's own captcha draws nothing.
    if (isMissing) Object.assign(drawn, { className: containerClass }).dataset.skerryForm = ''
  }, [isMissing, drawn])

  const start = useCallback((): Promise<LiveCaptcha> => {
    live.current ??= import('./startCaptcha').then(({ startCaptcha }) =>
      // Whoever calls this has found the container.
      startCaptcha({ container: container as Element, form: context.source, page, onChange: setAnswered }),
    )
    live.current.catch(() => {
      live.current = null
    })
    return live.current
  }, [container, context, page])

  useEffect(
    () => () => {
      live.current?.then((started) => started.stop(), ignore)
      live.current = null
    },
    [],
  )

  return useMemo(() => {
    if (!container) return null
    // The page's own script has drawn it: its answer is read, and nothing is drawn a second time.
    const isForeign = () => live.current === null && hasResponseField(root)
    return {
      isAnswered,
      wake() {
        if (!isForeign()) start().then((started) => started.wake(), ignore)
      },
      answer: async () => (isForeign() ? readResponse(root) : (await start()).answer()),
      reset() {
        startAgain(root, container)
        live.current?.then((started) => started.reset(), ignore)
      },
      focus: async () => !isForeign() && (await start()).focus(),
    }
  }, [root, container, isAnswered, start])
}
