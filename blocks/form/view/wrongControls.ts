import type { Control } from '../read/readForm'
import type { FieldError } from '../send/formState'

/** The controls that a message is about: those that are wrong, or else all of the field. */
export function wrongControls({ field, wrong }: FieldError): readonly Control[] {
  return wrong?.length ? wrong : (field?.controls ?? [])
}
