import { adoptStyles } from '../../../src/ui/styles'
import { messages } from '../messages'
import type { FormProps } from '../props'
import { findCaptcha } from '../read/captchaMarkup'
import { readWord } from '../read/formContext'
import css from './form.css?inline'
import { Lightbox } from './Lightbox'
import { LiveForm } from './LiveForm'

/** B1 Form: makes the server's form, or one drawn from its context, submit (A4, A7, A8). */
export function Form(props: FormProps) {
  adoptStyles('form', css)
  const { form, lightbox, context } = props
  return (
    <>
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
