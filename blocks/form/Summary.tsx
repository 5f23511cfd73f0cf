import { createPortal } from 'react-dom'
import { useSlot } from '../../src/ui/useSlot'

interface Props {
  readonly form: HTMLFormElement
  readonly above: string
  readonly below: string
  /** Messages that belong to no field of this form. */
  readonly rest: readonly string[]
  readonly failures: number
}

/**
 * The words for the whole form: above it and below its button (A8 Form submission). One of the two is the live region, so
 * that a failure is announced once however many messages it has.
 */
export function Summary({ form, above, below, rest, failures }: Props) {
  const top = useSlot(form, 'first')
  const bottom = useSlot(form, 'last')
  return (
    <>
      {createPortal(<div role="alert">{above !== '' && <Note key={failures} text={above} rest={rest} />}</div>, top)}
      {createPortal(
        <div role={above === '' ? 'alert' : undefined}>
          {below !== '' && <Note key={failures} text={below} rest={above === '' ? rest : []} />}
        </div>,
        bottom,
      )}
    </>
  )
}

function Note({ text, rest }: { readonly text: string; readonly rest: readonly string[] }) {
  return (
    <div className="form-submission-error" data-skerry-form="">
      <p>{text}</p>
      {rest.length > 0 && (
        <ul>
          {rest.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
