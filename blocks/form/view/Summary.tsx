import { createPortal } from 'react-dom'
import { isPlainClick } from '../../../src/browser/plainClick'
import { format } from '../../../src/language/format'
import { useSlot } from '../../../src/ui/useSlot'
import { messages } from '../messages'
import type { FieldError } from '../send/formState'
import { focusError, isReachable } from './focusError'

const mostLinks = 20 // more would not be a summary; each field has its own message anyway

interface Props {
  readonly form: HTMLFormElement
  readonly above: string
  readonly below: string
  readonly failures: number
  readonly fieldErrors: readonly FieldError[]
  readonly idOf: (error: FieldError) => string
}

/**
 * The messages for the whole form: above it, with a link to each invalid field, and below its button (A8 Form
 * submission). Only one of them is a live region, and the links are in neither, so that a failure is announced once, in
 * one sentence.
 */
export function Summary({ form, above, below, failures, fieldErrors, idOf }: Props) {
  const top = useSlot(form, 'first')
  const bottom = useSlot(form, 'last')
  const isAbove = above !== ''
  const unreachable = fieldErrors.filter((error) => !isReachable(error))
  const reachable = fieldErrors.length > unreachable.length ? fieldErrors.filter(isReachable) : []
  return (
    <>
      {createPortal(
        <>
          <div role="alert">{isAbove && <Note key={failures} text={above} rest={unreachable} />}</div>
          {isAbove && reachable.length > 0 && <ErrorLinks errors={reachable} idOf={idOf} />}
        </>,
        top,
      )}
      {createPortal(
        <div role={isAbove ? undefined : 'alert'}>
          {below !== '' && <Note key={failures} text={below} rest={isAbove ? [] : unreachable} />}
        </div>,
        bottom,
      )}
    </>
  )
}

/** `rest` holds messages about fields that the form does not have or does not show. */
function Note({ text, rest }: { readonly text: string; readonly rest: readonly FieldError[] }) {
  return (
    <div className="form-submission-error" data-skerry-form="">
      <p>{text}</p>
      {rest.length > 0 && (
        <ul>
          {rest.slice(0, mostLinks).map(({ message }, index) => (
            <li key={String(index)} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A link to each invalid field. A click moves the focus there and does not change the page's URL. */
function ErrorLinks({ errors, idOf }: { readonly errors: readonly FieldError[]; readonly idOf: Props['idOf'] }) {
  return (
    <ul className="form-submission-error-fields" data-skerry-form="">
      {errors.slice(0, mostLinks).map((error) => (
        <li key={idOf(error)}>
          <a
            href={`#${idOf(error)}`}
            dir="auto"
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return
              event.preventDefault()
              focusError(error, idOf(error))
            }}
          >
            {linkText(error)}
          </a>
        </li>
      ))}
      {errors.length > mostLinks && <li>{format(messages.more, { count: errors.length - mostLinks })}</li>}
    </ul>
  )
}

/** The text of a link: the message, after the field's title if the message does not contain it. */
function linkText({ field, message }: FieldError): string {
  const title = field?.title ?? ''
  return title === '' || message.includes(title) ? message : format(messages.titled, { title, message })
}
