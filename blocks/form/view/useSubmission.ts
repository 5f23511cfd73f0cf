import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { type ElementChanges, recordChanges } from '../../../src/browser/elementChanges'
import { navigate } from '../../../src/browser/navigate'
import { pageAddress } from '../../../src/browser/pageAddress'
import { safeRedirect } from '../../../src/model/address/redirect'
import { messages } from '../messages'
import type { FormProps } from '../props'
import type { PressedButton } from '../send/attempt'
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
import type { FormCaptcha } from './useCaptcha'

/** Loads the code that validates and sends. It includes the data layer, so it loads when the visitor starts to type. */
export const loadAttempt = () => import('../send/attempt')

const leaveMs = 8000 // a redirect that has not left the page by then is assumed to be a download

export type LiveFormProps = FormProps & { readonly form: HTMLFormElement }

/** The state of a form and its submission. */
interface Submission {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  /** Sends the form, unless a submission is in progress. */
  readonly submit: (event: SubmitEvent) => Promise<void>
  /** Whether a submission is in progress; up to date before the next render. */
  readonly isSending: () => boolean
}

/** Sends a form, one submission at a time, then redirects, shows success or shows what went wrong (A4 Form). */
export function useSubmission(props: LiveFormProps, captcha: FormCaptcha | null): Submission {
  const { root, form, successRedirect } = props
  const [state, dispatch] = useReducer(formReducer, idleForm)
  const redirect = useRedirect(() => dispatch({ type: 'saved' }))
  const isSending = useRef(false)
  const isPending = useRef(false) // the result is not known yet
  const isMounted = useRef(true)
  const lock = useRef<ElementChanges>(undefined)
  const takeDraft = useDraft(props)
  const unlock = () => {
    isSending.current = false
    captcha?.reset() // its answer has been sent
    dispatch({ type: 'unlocked' })
  }
  usePageRestored(() => {
    if (!isPending.current) unlock()
  })

  const submit = async (event: SubmitEvent) => {
    if (event.defaultPrevented) return // a script of the page has cancelled it
    event.preventDefault()
    // The ref is up to date before the next render, when a rapid second click may already arrive.
    if (isSending.current || !canSubmit(state)) return
    isSending.current = true
    const pressed = pressedButton(event, form) // before the button's text changes
    dispatch({ type: 'submit' })
    isPending.current = true
    const changes = recordChanges()
    lock.current = changes
    const forgetDraft = takeDraft()
    const failure = await tryToSend(props, pressed, captcha, changes)
    const isPassedOn = !failure && props.isAnswered
    if (isPassedOn) root.addEventListener('skerry-form-accepted', () => void forgetDraft(), { once: true })
    else if (!failure) await forgetDraft()
    isPending.current = false
    if (!isMounted.current) return
    changes.undo()
    if (failure) {
      isSending.current = false
      captcha?.reset()
      dispatch({ type: 'failed', ...failure })
      return
    }
    if (isPassedOn) return unlock() // the answers were passed on, so the form may be sent again
    const target = safeRedirect(successRedirect, pageAddress())
    if (target) redirect(target)
    else dispatch({ type: 'saved' })
  }

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      lock.current?.undo()
    }
  }, [])

  return { state, dispatch, submit, isSending: () => isSending.current }
}

function pressedButton({ submitter }: SubmitEvent, form: HTMLFormElement): PressedButton {
  const { name, value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement> // or an input, which also has both
  return { entries: name ? [[name, value]] : [], text: buttonTextOf(submitter ?? submitButtonsOf(form)[0] ?? null) }
}

/** Calls `onRestore` when Back restores the page as it was before the redirect, with the form locked. */
function usePageRestored(onRestore: () => void): void {
  const latest = useRef(onRestore)
  latest.current = onRestore
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}

/**
 * Follows a redirect. Calls `onStay` if the visitor stays on the page, because the URL leads to a fragment of this page
 * or to a download.
 */
function useRedirect(onStay: () => void): (target: string) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const stop = () => clearTimeout(waiting.current)
    window.addEventListener('pagehide', stop)
    return () => {
      stop()
      window.removeEventListener('pagehide', stop)
    }
  }, [])
  return (target) => {
    navigate(target)
    const [page, ...place] = target.split('#')
    if (place.length > 0 && page === location.href.split('#')[0]) onStay()
    else waiting.current = setTimeout(onStay, leaveMs)
  }
}

/** Reads, validates and sends. Returns `null` if the server saved it, else the failure to show. Never throws. */
async function tryToSend(
  props: LiveFormProps,
  pressed: PressedButton,
  captcha: FormCaptcha | null,
  changes: ElementChanges,
): Promise<FormFailure | null> {
  const loaded = await loadAttempt().catch(() => null)
  // The network is unavailable: the visitor can try again, and no entries are lost.
  if (!loaded) return general(messages.noKey)
  return loaded.attempt(props, pressed, captcha, changes).catch(() => general(messages.processingFailed))
}
