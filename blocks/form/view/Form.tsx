import { useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { newId } from '../../../src/ui/newId'
import { adoptStyles } from '../../../src/ui/styles'
import { messages } from '../messages'
import type { FormProps } from '../props'
import { findCaptcha } from '../read/captchaMarkup'
import { completeFields } from '../read/completeFields'
import { readWord } from '../read/formContext'
import css from './form.css?inline'
import { Lightbox } from './Lightbox'
import { LiveForm } from './LiveForm'

/** B1 Form: makes the server's form, or one drawn from its context, submit (A4, A7, A8). */
export function Form(props: FormProps) {
  adoptStyles('form', css)
  const { wrapper, DrawnForm, lightbox, context } = props
  const [drawn, setDrawn] = useState<HTMLFormElement | null>(null)
  // A stable ref callback: a new one on each render would clear the form and set it again.
  const keepDrawn = useCallback((element: HTMLFormElement | null) => setDrawn(element), [])
  const form = props.form ?? drawn
  useCompleteFields(drawn) // the server's form has been completed when the block was attached

  return (
    <>
      {wrapper && DrawnForm && createPortal(<DrawnForm ref={keepDrawn} context={context} />, wrapper)}
      {lightbox && (
        <Lightbox
          {...lightbox}
          formName={context.formName}
          closeLabel={readWord(context.words, 'lightbox.close') || messages.closeLightbox}
          hasCaptcha={context.hasCaptcha || findCaptcha(lightbox.wrapper) !== null}
        />
      )}
      {form && <LiveForm {...props} form={form} />}
    </>
  )
}

function useCompleteFields(form: HTMLFormElement | null): void {
  useLayoutEffect(() => (form ? completeFields(form, newId('form')) : undefined), [form])
}
