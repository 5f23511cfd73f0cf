import type { Control } from '../read/readForm'
import type { FieldError } from '../send/formState'

/** Returns the controls that a message is about: the invalid ones, else all controls of the field. */
export function invalidControls({ field, invalid }: FieldError): readonly Control[] {
  return invalid?.length ? invalid : (field?.controls ?? [])
}
