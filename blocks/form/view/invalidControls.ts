import type { Control } from '../read/readForm'
import type { FieldError } from '../send/formState'

/** Returns the controls that a message is about: the invalid ones, else all controls of the field. */
export function wrongControls({ field, wrong }: FieldError): readonly Control[] {
  return wrong?.length ? wrong : (field?.controls ?? [])
}
