import type { FieldError } from './formState'
import type { Control } from './readForm'

/** The controls that a message is about: those that are wrong, else all of the field. */
export function wrongControls({ field, wrong }: FieldError): readonly Control[] {
  return wrong?.length ? wrong : (field?.controls ?? [])
}
