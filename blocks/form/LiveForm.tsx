import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { navigate } from '../../src/browser/navigate'
import { pageFields } from '../../src/browser/pageFields'
import { queryValue } from '../../src/browser/queryString'
import { formPayload } from '../../src/model/formPayload'
import { safeRedirect } from '../../src/model/redirect'
import { useServerElement } from '../../src/runtime/useServerElement'
import type { FormProps } from './block'
import { hasCaptcha, readCaptchaKey, resetCaptcha } from './captcha'
import { checkAgain, checkForm } from './checkForm'
import { general } from './describeFailure'
import { FormErrors } from './FormErrors'
import { canSubmit, type FormFailure, formReducer, idleForm, locate } from './formState'
import { messages } from './messages'
import { type FormFieldElements, readForm } from './readForm'
import { buttonTextOf, SubmitButton, submitButtonsOf } from './SubmitButton'
import { Success } from './Success'

/** The data layer, which carries more than the form itself, comes when somebody writes. */
const loadSendForm = () => import('./sendForm')
const ignore = () => {}

type Props = FormProps & { readonly form: HTMLFormElement }

/** A form at work, wherever it came from: checks, sends, and shows what became of it (A4 Form). */
export function LiveForm(props: Props) {
  const { form, formId, page, successRedirect } = props
  const [state, send] = useReducer(formReducer, idleForm)
  const isSending = useRef(false)
  const isHere = useRef(true)
  const isBusy = state.status === 'submitting'

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The ref answers at once; a second click of the same burst comes before the next render.
    if (isSending.current || !canSubmit(state)) return
    isSending.current = true
    send({ type: 'submit' })
    const failure = await attempt(props, event.submitter).catch(() => general(messages.processingFailed))
    if (!isHere.current) return
    if (failure) {
      isSending.current = false
      resetCaptcha(form)
      send({ type: 'failed', ...failure })
      return
    }
    const target = safeRedirect(successRedirect, location.href)
    if (target) navigate(target)
    else send({ type: 'saved' })
  }

  useServerElement(form, {
    novalidate: true, // our rules and words, not the browser's
    'data-state': state.status,
    'aria-busy': isBusy || null,
    // Whoever begins to write will send: what sends is fetched meanwhile.
    onFocusIn: () => void loadSendForm().catch(ignore),
    onSubmit: (event: SubmitEvent) => void submit(event),
  })
  useLegacyHandlerRemoved(form)

  useEffect(() => {
    // The beacon can wait; a failed one is ignored (B7).
    import('../../src/telemetry/census').then(({ recordFormRender }) => recordFormRender(page, formId), ignore)
  }, [page, formId])

  useEffect(() => {
    isHere.current = true
    // The browser's back button may bring the page back as it was left: locked, on the way to the redirect.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
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
        <SubmitButton key={String(index)} button={button} isBusy={isBusy} />
      ))}
      <FormErrors form={form} state={state} check={(error) => checkAgain(error, props.context)} send={send} />
    </>
  )
}

/** Reads, checks and sends. Returns `null` where the server saved it, else what the visitor reads. */
async function attempt(props: Props, submitter: HTMLElement | null): Promise<FormFailure | null> {
  const { form, context, page, formId, collectionId, objectName, isOverlayForm } = props
  let fields: readonly FormFieldElements[]
  let payload: string
  try {
    fields = readForm(form, queryValue)
    payload = JSON.stringify(formPayload(fields))
  } catch {
    return general(messages.notParsed)
  }
  const fieldErrors = checkForm(fields, context)
  if (fieldErrors.length > 0) return { fieldErrors, above: messages.fieldsInvalid, below: '' }
  const captchaKey = readCaptchaKey(form)
  if (hasCaptcha(form) && !captchaKey) return general(messages.captchaIncomplete)

  const [button] = submitButtonsOf(form)
  const submission = {
    formId,
    collectionId,
    objectName,
    isOverlayForm,
    submitButtonText: buttonTextOf(submitter ?? button ?? null),
    form: payload,
    ...(captchaKey ? { captchaKey } : {}),
    ...pageFields(page),
  }
  const loaded = await loadSendForm().catch(() => null)
  // The network is gone: the visitor may try again, and nothing typed is lost.
  const failure = loaded ? await loaded.sendForm(submission) : general(messages.noKey)
  return failure && locate(failure, fields)
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
