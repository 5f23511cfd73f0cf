import { useEffect, useLayoutEffect, useRef } from 'react'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { messages } from '../messages'
import { isBound } from '../read/captchaMarkup'
import { elementsOf, isOf } from '../read/elementsOf'
import type { FormState } from '../send/formState'
import { FormErrors } from './FormErrors'
import { mayFocus } from './focusError'
import { SubmitButton, submitButtonsOf } from './SubmitButton'
import { Success } from './Success'
import { type FormCaptcha, useCaptcha } from './useCaptcha'
import { type LiveFormProps, loadAttempt, useSubmission } from './useSubmission'

const ignore = () => {}

/** Validates and sends a served or drawn form, and shows the result (A4 Form). */
export function LiveForm(props: LiveFormProps) {
  const { form } = props
  const captcha = useCaptcha(props)
  const { state, dispatch, submit, isSending } = useSubmission(props, captcha)
  const isBusy = state.status === 'submitting'

  const wake = (target: EventTarget | null) => {
    loadAttempt().catch(ignore)
    captcha?.wake(target)
  }
  const checkFiles = (control: HTMLInputElement) =>
    loadAttempt().then(({ checkChosenFiles }) => {
      // A submission checks the files itself. If they were removed now, it would succeed without them.
      if (isSending()) return
      const error = checkChosenFiles(form, control)
      if (error) dispatch({ type: 'fieldInvalid', error })
    }, ignore)
  const latest = useRef({ captcha, wake, checkFiles })
  latest.current = { captcha, wake, checkFiles }
  useServerElement(form, {
    'data-state': state.status,
    'data-captcha-room': captcha?.hasRoom || null,
    'aria-busy': isBusy || null,
    onSubmit: (event: SubmitEvent) => void submit(event),
  })
  useServerElement(document.documentElement, {
    // Load the code for sending as soon as the visitor starts to fill in the form.
    onFocusIn({ target }: Event) {
      if (isOf(form, target)) wake(target)
    },
    onChange({ target }: Event) {
      if (isFileOf(form, target)) void checkFiles(target)
    },
  })
  useLegacyHandlerOff(form)
  useFocusOnCaptcha(props, latest, state)

  useEffect(() => {
    const { wake, checkFiles } = latest.current
    // A field may have received the focus or a file before the form mounted.
    const { activeElement } = document
    if (isOf(form, activeElement)) wake(activeElement)
    for (const control of elementsOf(form))
      if (isFileOf(form, control) && control.files?.length) void checkFiles(control)
  }, [form])

  if (state.status === 'success') return <Success {...props} />
  return (
    <>
      {submitButtonsOf(form).map((button, index) => (
        <SubmitButton
          key={String(index)}
          button={button}
          isBusy={isBusy}
          isLocked={captcha?.isLocking === true && isBound(button)}
        />
      ))}
      <FormErrors root={props.root} form={form} state={state} send={dispatch} />
    </>
  )
}

function isFileOf(form: HTMLFormElement, element: EventTarget | null): element is HTMLInputElement {
  return isOf(form, element) && (element as Partial<HTMLInputElement>).type === 'file'
}

/**
 * Turns off the platform's inline handler. Without the platform's script, the handler throws and the browser leaves the
 * page. Keeps its text, which has the ids that a copy of the form needs.
 */
function useLegacyHandlerOff(form: HTMLFormElement): void {
  useLayoutEffect(() => {
    const handler = Element.prototype.getAttribute.call(form, 'onsubmit')
    if (handler === null) return
    Reflect.set(HTMLElement.prototype, 'onsubmit', null, form) // a field may have the name `onsubmit`
    return () => Element.prototype.setAttribute.call(form, 'onsubmit', handler)
  }, [form])
}

/** If only the captcha is missing, moves the focus to it, after `FormErrors` has moved it to the button. */
function useFocusOnCaptcha(
  { root, form }: LiveFormProps,
  latest: { readonly current: { readonly captcha: FormCaptcha | null } },
  { failures, below }: FormState,
): void {
  const isCaptchaMissing = below === messages.captchaIncomplete
  useEffect(() => {
    if (failures > 0 && isCaptchaMissing && mayFocus(root, form)) latest.current.captcha?.focus().catch(ignore)
  }, [root, form, latest, failures, isCaptchaMissing])
}
