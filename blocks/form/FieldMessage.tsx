import { useId, useLayoutEffect } from 'react'
import { useServerElement } from '../../src/runtime/useServerElement'
import { useSlot } from '../../src/ui/useSlot'
import type { Control, FormFieldElements } from './readForm'

interface Props {
  readonly field: FormFieldElements
  readonly message: string
}

/** The message of one field, above its title, told to whoever comes to one of its controls (A8 Form submission). */
export function FieldMessage({ field, message }: Props) {
  const id = useId()
  const { anchor, place } = placeOf(field)
  const slot = useSlot(anchor, place, 'span')
  useServerElement(slot, { class: 'field-error', id, 'data-skerry-form': '' })
  useServerElement(field.item, { classes: { error: true } })
  // Not as a portal's text: a translator replaces text nodes, and React throws where one is gone that it wants to remove.
  useLayoutEffect(() => {
    slot.textContent = message
  }, [slot, message])

  return field.controls.map((control, index) => <WrongControl key={String(index)} control={control} messageId={id} />)
}

function WrongControl({ control, messageId }: { readonly control: Control; readonly messageId: string }) {
  const served = control.getAttribute('aria-describedby')
  // Read at the first render: afterwards the attribute is ours.
  const describedBy = served?.split(/\s+/).includes(messageId) ? served : [served, messageId].filter(Boolean).join(' ')
  useServerElement(control, { 'aria-invalid': true, 'aria-describedby': describedBy })
  return null
}

/** A legend is drawn at the top of its fieldset wherever it stands, so what shall be above it goes into it. */
function placeOf({ item, controls }: FormFieldElements): { anchor: Element | null; place: 'first' | 'before' } {
  if (item) return { anchor: item.querySelector(':scope > legend') ?? item, place: 'first' }
  const [control] = controls
  return { anchor: control?.labels?.[0] ?? control ?? null, place: 'before' }
}
