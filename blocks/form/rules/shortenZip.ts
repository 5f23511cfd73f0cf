import { isInUnitedStates } from '../../../src/model/form/formRules'
import { withoutPlusFour } from '../../../src/model/form/usZip'
import type { FormContext } from '../read/formContext'
import type { FormFieldElements } from '../read/readForm'

/**
 * Shortens a ZIP+4 in an address in the United States to the five digits that are sent, in its control too. Returns the
 * field with them.
 */
export function shortenZip(field: FormFieldElements, { country }: FormContext): FormFieldElements {
  if (field.type !== 'address' || !isInUnitedStates(field, country)) return field
  const parts = field.parts.map((part, index) => {
    const value = part.role === 'zip' ? withoutPlusFour(part.value) : part.value
    for (const control of field.partControls[index] ?? []) if (value !== part.value) control.value = value
    return { ...part, value }
  })
  return { ...field, parts }
}
