import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { navigate } from '../../../src/browser/navigate'
import { safeRedirect } from '../../../src/model/address/redirect'
import type { FormCaptcha } from '../captcha/useCaptcha'
import { messages } from '../messages'
import type { FormProps } from '../props'
import {
  canSubmit,
  type FormAction,
  type FormFailure,
  type FormState,
  formReducer,
  general,
  idleForm,
} from '../send/formState'
import { useDraft } from '../send/useDraft'
import { buttonTextOf, submitButtonsOf } from './SubmitButton'

/** What reads, checks and sends carries the data layer, more than the form itself: it loads when somebody writes. */
export const loadAttempt = () => import('../send/attempt')

export type LiveFormProps = FormProps & { readonly form: HTMLFormElement }

/** A form on its way to the server. */
interface Submission {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  /** Sends the form, unless that is under way. */
  readonly submit: (event: SubmitEvent) => Promise<void>
}

/** Sends a form once at a time, and then leads on or says what went wrong (A4 Form). */
export function useSubmission(props: LiveFormProps, captcha: FormCaptcha | null): Submission {
  const { form, successRedirect } = props
  const [state, dispatch] = useReducer(formReducer, idleForm)
  const isSending = useRef(false)
  const isMounted = useRef(true)
  const forgetDraft = useDraft(props)
  const resetCaptcha = useRef(() => {})
  resetCaptcha.current = () => captcha?.reset()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The ref answers at once; a second click of the same burst comes before the next render.
    if (isSending.current || !canSubmit(state)) return
    isSending.current = true
    const buttonText = buttonTextOf(event.submitter ?? submitButtonsOf(form)[0] ?? null) // before it says anything else
    dispatch({ type: 'submit' })
    const failure = await tryToSend(props, buttonText, captcha)
    if (!failure) await forgetDraft()
    if (!isMounted.current) return
    if (failure) {
      isSending.current = false
      captcha?.reset()
      dispatch({ type: 'failed', ...failure })
      return
    }
    const target = safeRedirect(successRedirect, location.href)
    if (target) navigate(target)
    else dispatch({ type: 'saved' })
  }

  useEffect(() => {
    isMounted.current = true
    // The browser's back button may bring the page back as it was left: locked, on the way to the redirect.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      resetCaptcha.current() // its answer was sent
      dispatch({ type: 'returned' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      isMounted.current = false
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return { state, dispatch, submit }
}

/** Reads, checks and sends. Returns `null` where the server saved it, else what the visitor reads. Never throws. */
async function tryToSend(
  props: LiveFormProps,
  submitButtonText: string,
  captcha: FormCaptcha | null,
): Promise<FormFailure | null> {
  const loaded = await loadAttempt().catch(() => null)
  // The network is gone: the visitor may try again, and nothing typed is lost.
  if (!loaded) return general(messages.noKey)
  return loaded.attempt(props, submitButtonText, captcha).catch(() => general(messages.processingFailed))
}
