import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { callNative } from '../../../src/browser/callNative'
import { navigate } from '../../../src/browser/navigate'
import { safeRedirect } from '../../../src/model/address/redirect'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { type FormCaptcha, useCaptcha } from '../captcha/useCaptcha'
import { messages } from '../messages'
import type { FormProps } from '../props'
import { isBound } from '../read/captchaMarkup'
import {
  canSubmit,
  type FieldError,
  type FormFailure,
  type FormState,
  formReducer,
  general,
  idleForm,
} from '../send/formState'
import { useDraft } from '../send/useDraft'
import { FormErrors } from './FormErrors'
import { buttonTextOf, SubmitButton, submitButtonsOf } from './SubmitButton'
import { Success } from './Success'

/** What reads, checks and sends carries the data layer, more than the form itself: it comes when somebody writes. */
const loadAttempt = () => import('../send/attempt')
const ignore = () => {}

type Props = FormProps & { readonly form: HTMLFormElement }

/** A form at work, wherever it came from: checks, sends, and shows what became of it (A4 Form). */
export function LiveForm(props: Props) {
  const { form, formId, page, successRedirect } = props
  const [state, send] = useReducer(formReducer, idleForm)
  const isSending = useRef(false)
  const isHere = useRef(true)
  const isBusy = state.status === 'submitting'
  const captcha = useCaptcha(props)
  const forgetDraft = useDraft(props)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The ref answers at once; a second click of the same burst comes before the next render.
    if (isSending.current || !canSubmit(state)) return
    isSending.current = true
    const words = buttonTextOf(event.submitter ?? submitButtonsOf(form)[0] ?? null) // before it says anything else
    send({ type: 'submit' })
    const failure = await tryToSend(props, words, captcha)
    if (!failure) await forgetDraft()
    if (!isHere.current) return
    if (failure) {
      isSending.current = false
      captcha?.reset()
      send({ type: 'failed', ...failure })
      return
    }
    const target = safeRedirect(successRedirect, location.href)
    if (target) navigate(target)
    else send({ type: 'saved' })
  }

  const wake = () => {
    loadAttempt().catch(ignore)
    captcha?.wake()
  }
  const note = (error: FieldError | null) => {
    if (error && isHere.current) send({ type: 'noted', error })
  }
  const latest = useRef({ captcha, wake })
  latest.current = { captcha, wake }
  useServerElement(form, {
    novalidate: true, // our rules and words, not the browser's
    'data-state': state.status,
    'aria-busy': isBusy || null,
    // Whoever begins to write will send: what sends is fetched meanwhile.
    onFocusIn: wake,
    onChange: ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      loadAttempt().then(({ lookAtFiles }) => note(lookAtFiles(form, target)), ignore)
    },
    onSubmit: (event: SubmitEvent) => void submit(event),
  })
  useLegacyHandlerRemoved(form)

  useFocusOnCaptcha(latest, state)

  useEffect(() => {
    // Somebody may have been in a field before the form came to life.
    if (Node.prototype.contains.call(form, document.activeElement)) latest.current.wake()
  }, [form])

  useEffect(() => {
    if (formId !== '' && !callNative(form, 'querySelectorAll', 'input[type="file"]')[0]) return
    import('../rules/warnOfForm').then(({ warnOfForm }) => warnOfForm(form, formId), ignore)
  }, [form, formId])

  useEffect(() => {
    // The beacon can wait; a failed one is ignored (B7).
    import('../../../src/telemetry/census').then(({ recordFormRender }) => recordFormRender(page, formId), ignore)
  }, [page, formId])

  useEffect(() => {
    isHere.current = true
    // The browser's back button may bring the page back as it was left: locked, on the way to the redirect.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      latest.current.captcha?.reset() // its answer was sent
      send({ type: 'returned' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      isHere.current = false
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  if (state.status === 'success') return <Success {...props} />
  return (
    <>
      {submitButtonsOf(form).map((button, index) => (
        <SubmitButton
          key={String(index)}
          button={button}
          isBusy={isBusy}
          isLocked={captcha !== null && !captcha.isAnswered && isBound(button)}
        />
      ))}
      <FormErrors form={form} state={state} send={send} />
    </>
  )
}

/** Reads, checks and sends. Returns `null` where the server saved it, else what the visitor reads. Never throws. */
async function tryToSend(
  props: Props,
  submitButtonText: string,
  captcha: FormCaptcha | null,
): Promise<FormFailure | null> {
  const loaded = await loadAttempt().catch(() => null)
  // The network is gone: the visitor may try again, and nothing typed is lost.
  if (!loaded) return general(messages.noKey)
  return loaded.attempt(props, submitButtonText, captcha).catch(() => general(messages.processingFailed))
}

/** The platform's inline handler throws without the platform's script and then lets the browser leave the page. */
function useLegacyHandlerRemoved(form: HTMLFormElement): void {
  useLayoutEffect(() => {
    const handler = Element.prototype.getAttribute.call(form, 'onsubmit')
    if (handler === null) return
    Element.prototype.removeAttribute.call(form, 'onsubmit')
    return () => Element.prototype.setAttribute.call(form, 'onsubmit', handler)
  }, [form])
}

/** A form that only wants its captcha leads there, after its other errors have looked at the button. */
function useFocusOnCaptcha(
  latest: { readonly current: { readonly captcha: FormCaptcha | null } },
  { failures, below }: FormState,
): void {
  const isAsked = below === messages.captchaIncomplete
  useEffect(() => {
    if (failures > 0 && isAsked) latest.current.captcha?.focus().catch(ignore)
  }, [latest, failures, isAsked])
}
