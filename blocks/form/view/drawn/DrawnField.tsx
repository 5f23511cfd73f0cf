import type { ReactNode } from 'react'
import type { FieldType, FormField } from '../../../../src/model/form/formFields'
import { LikertRows, Options } from './DrawnOptions'
import { AddressParts, DateParts, NameParts, PhoneParts, TimeParts } from './DrawnParts'
import type { DrawnFieldProps } from './drawnContext'

const groups: { readonly [type in FieldType]?: (props: DrawnFieldProps) => ReactNode } = {
  name: NameParts,
  phone: PhoneParts,
  address: AddressParts,
  date: DateParts,
  time: TimeParts,
  radio: Options,
  checkbox: Options,
  likert: LikertRows,
}
const partTypes = new Set<FieldType>(['name', 'phone', 'address', 'date', 'time'])

/** Input attributes of single-line fields. */
const inputs: {
  readonly [type in FieldType]?: {
    readonly type: string
    readonly autoComplete?: string
    /** Addresses and numbers are left-to-right on every page. */
    readonly dir?: 'ltr'
    readonly autoCapitalize?: 'none'
  }
} = {
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  number: { type: 'text', dir: 'ltr' },
  currency: { type: 'text', dir: 'ltr' },
  website: { type: 'url', autoComplete: 'url', dir: 'ltr' },
  twitter: { type: 'text', autoCapitalize: 'none', dir: 'ltr' },
  password: { type: 'password', autoComplete: 'off' },
}

/**
 * One field of a drawn form, with the platform's class names. `completeFields` completes it like the server's fields.
 * Unknown types are drawn as a single-line text field.
 */
export function DrawnField(props: DrawnFieldProps) {
  const { field } = props
  if (field.type === 'hidden') return <HiddenField field={field} />
  if (field.type === 'section') return <Section field={field} />
  const Group = groups[field.type]
  const classes = `form-item ${partTypes.has(field.type) ? 'fields' : 'field'} ${field.type}${field.required ? ' required' : ''}`

  if (Group) {
    return (
      <fieldset {...identityOf(field.id)} className={classes}>
        <legend className="title">
          <Title {...props} />
        </legend>
        <Description {...props} />
        <Group {...props} />
      </fieldset>
    )
  }
  return (
    <div id={field.id} className={classes} data-max-length={field.maxLength || undefined}>
      <label className="title" htmlFor={props.controlId}>
        <Title {...props} />
      </label>
      <Description {...props} />
      <SingleControl {...props} />
    </div>
  )
}

function SingleControl({ field, controlId }: DrawnFieldProps) {
  const prefix = field.type === 'currency' ? field.currencySymbol || '$' : field.type === 'twitter' ? '@' : ''
  const shared = {
    id: controlId,
    className: 'field-element',
    'aria-describedby': prefix ? `${controlId}-prefix` : undefined,
  }
  if (field.type === 'textarea') return <textarea {...shared} dir="auto" placeholder={field.placeholder || undefined} />
  if (field.type === 'select') {
    return (
      <select {...shared}>
        <option value="">{field.placeholder}</option>
        {field.options.map((option, index) => (
          <option key={String(index)}>{option}</option>
        ))}
      </select>
    )
  }
  const { type, ...hints } = inputs[field.type] ?? { type: 'text', dir: 'auto' }
  const input = (
    <input
      {...shared}
      {...hints}
      type={type}
      placeholder={field.placeholder || undefined}
      spellCheck={!inputs[field.type]}
    />
  )
  if (prefix === '') return input
  return (
    <span className="skerry-form-prefixed">
      <span className="prefix" id={`${controlId}-prefix`}>
        {prefix}
      </span>
      {input}
    </span>
  )
}

function Title({ field, context }: DrawnFieldProps) {
  return (
    <>
      {field.title}
      {field.required && (
        <>
          {' '}
          <span className="required" aria-hidden="true">
            {context.captions.required}
          </span>
        </>
      )}
    </>
  )
}

function Description({ field, controlId }: DrawnFieldProps) {
  if (!field.description) return null
  return (
    <div className="description" id={`${controlId}-description`}>
      {field.description}
    </div>
  )
}

function Section({ field }: { readonly field: FormField }) {
  return (
    <div id={field.id} className={`form-item section${field.underline ? ' underline' : ''}`}>
      <div className="title">{field.title}</div>
      {field.description && <div className="description">{field.description}</div>}
    </div>
  )
}

/** A hidden field. Its value is in the markup, as in the server's forms, until the form is read. */
function HiddenField({ field }: { readonly field: FormField }) {
  return (
    <div id={field.id} className="form-item field hidden" hidden>
      <input
        type="hidden"
        {...(isHarmless(field.key) ? { name: field.key } : { 'data-name': field.key })}
        defaultValue={field.value}
      />
    </div>
  )
}

/** Whether a name is safe: a control or group named like a member of the form hides that member, from React too. */
function isHarmless(name: string): boolean {
  return !(name in HTMLFormElement.prototype)
}

function identityOf(id: string): { id: string } | { 'data-field-id': string } {
  return isHarmless(id) ? { id } : { 'data-field-id': id }
}
