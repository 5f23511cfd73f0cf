import { memo, type Ref, useId, useMemo } from 'react'
import { markOwn } from '../../../../src/browser/ownElements'
import { adoptStyles } from '../../../../src/ui/styles'
import type { FormContext } from '../../read/formContext'
import { OwnerHtml } from '../OwnerHtml'
import { DrawnField } from './DrawnField'
import { readDrawnContext } from './drawnContext'
import css from './drawnForm.css?inline'

// Loads with the form, so that input is saved from the first keystroke.
export { keepDraft } from '../../send/draft'

interface Props {
  readonly context: FormContext
  readonly ref: Ref<HTMLFormElement>
}

/**
 * Draws the form for an empty `.form-wrapper` from its context, with the platform's class names, so that the template's
 * CSS styles it. Renders only once: `LiveForm` makes all later changes, as for a form from the server.
 */
export const DrawnForm = memo(function DrawnForm({ context: served, ref }: Props) {
  adoptStyles('drawn-form', css)
  const context = useMemo(() => readDrawnContext(served), [served])
  const own = useId()
  // Two forms on a page may have the same field ids; the controls of the later one then get different ids.
  const isTaken = context.fields.some(({ id }) => document.getElementById(`${id}-field`))
  const idOf = (fieldId: string) => (isTaken ? `${fieldId}-field${own}` : `${fieldId}-field`)

  return (
    <div ref={keepOwn} className="form-inner-wrapper">
      <form
        ref={ref}
        method="POST"
        autoComplete="on"
        noValidate
        aria-label={context.formName || undefined}
        data-skerry-form={served.formId}
      >
        <div className="field-list clear">
          {context.fields.map((field, index) => (
            <DrawnField key={String(index)} field={field} controlId={idOf(field.id)} context={context} />
          ))}
        </div>
        {context.disclaimerHtml && <OwnerHtml className="form-block-disclaimer" html={context.disclaimerHtml} />}
        <div className={`form-button-wrapper form-button-wrapper--align-${context.buttonAlignment}`}>
          <button className="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">
            {context.submitButtonText || context.captions.submit}
          </button>
        </div>
      </form>
    </div>
  )
})

/** A copy of a drawn form is drawn again, with its own ids. */
function keepOwn(drawn: Element | null): void {
  if (drawn) markOwn(drawn)
}
