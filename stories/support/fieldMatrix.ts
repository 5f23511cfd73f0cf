import type { FieldType } from '../../src/model/form/formFields'

/** The states in which a field is shown. */
export const fieldStates = [
  'Empty',
  'Filled',
  'Required',
  'Described',
  'Invalid',
  'Right to left',
  'Long texts',
] as const

export type FieldState = (typeof fieldStates)[number]

interface Sample {
  readonly title: string
  readonly rightToLeft: string
  readonly description: string
  readonly placeholder?: string
  readonly options?: readonly string[]
  /** Values for the field's inputs in order, or the options to choose. */
  readonly filled: readonly string[]
  /** Invalid values; none to leave a required field empty. */
  readonly invalid: readonly string[]
}

const ferries = ['Morning', 'Noon', 'Evening']

/** A field of each visible type. */
export const fieldSamples: { readonly [type in Exclude<FieldType, 'hidden'>]: Sample } = {
  text: {
    title: 'Boat name',
    rightToLeft: 'اسم القارب',
    description: 'As it is painted on the hull.',
    placeholder: 'Grey Seal',
    filled: ['Grey Seal'],
    invalid: [],
  },
  textarea: {
    title: 'Message',
    rightToLeft: 'الرسالة',
    description: 'Una reads every letter herself.',
    placeholder: 'Dear Una, …',
    filled: ['Is the lighthouse open on Sundays?\nWe are five, and two of us are small.'],
    invalid: ['A letter of more than forty characters is over the maximum here.'],
  },
  email: {
    title: 'Email',
    rightToLeft: 'البريد الإلكتروني',
    description: 'For the answer only.',
    placeholder: 'you@example.com',
    filled: ['ada@example.com'],
    invalid: ['ada@harbour'],
  },
  currency: {
    title: 'Budget',
    rightToLeft: 'الميزانية',
    description: 'For everybody together.',
    filled: ['120.50'],
    invalid: ['a lot'],
  },
  number: {
    title: 'Number of guests',
    rightToLeft: 'عدد الضيوف',
    description: 'Children count.',
    filled: ['5'],
    invalid: ['five'],
  },
  website: {
    title: 'Website',
    rightToLeft: 'الموقع',
    description: 'Where we can see more of you.',
    placeholder: 'https://example.com',
    filled: ['https://example.com/boats'],
    invalid: ['https:example.com'],
  },
  password: {
    title: 'Group password',
    rightToLeft: 'كلمة السر',
    description: 'It is in your invitation.',
    filled: ['tide-and-time'],
    invalid: ['tide and time'],
  },
  twitter: {
    title: 'Handle',
    rightToLeft: 'الحساب',
    description: 'Without the sign before it.',
    filled: ['greyseal'],
    invalid: [],
  },
  name: {
    title: 'Name',
    rightToLeft: 'الاسم',
    description: 'As we may call you.',
    filled: ['Ada', 'Lovelace'],
    invalid: ['Ada'],
  },
  phone: {
    title: 'Phone',
    rightToLeft: 'الهاتف',
    description: 'We ring when the ferry is late.',
    filled: ['1', '(212) 555-0100'],
    invalid: ['1'],
  },
  address: {
    title: 'Address',
    rightToLeft: 'العنوان',
    description: 'Where the tickets go.',
    filled: ['US', '1 Harbour Street', 'Second floor', 'Portland', 'Maine', '04101'],
    invalid: ['US', '1 Harbour Street', '', 'Portland', 'Maine', '4101'],
  },
  date: {
    title: 'Date of visit',
    rightToLeft: 'تاريخ الزيارة',
    description: 'The last boat leaves at six.',
    filled: ['2026-06-24'],
    invalid: [],
  },
  time: {
    title: 'Time of arrival',
    rightToLeft: 'وقت الوصول',
    description: 'Roughly will do.',
    filled: ['16:30'],
    invalid: [],
  },
  section: {
    title: 'About your group',
    rightToLeft: 'عن مجموعتك',
    description: 'So that the boat is neither too small nor too large.',
    filled: [],
    invalid: [],
  },
  radio: {
    title: 'Ferry',
    rightToLeft: 'العبّارة',
    description: 'All three go in every weather.',
    options: ferries,
    filled: ['Noon'],
    invalid: [],
  },
  checkbox: {
    title: 'Interests',
    rightToLeft: 'الاهتمامات',
    description: 'As many as you like.',
    options: ['Seals', 'Lighthouse', 'Tide pools'],
    filled: ['Seals', 'Tide pools'],
    invalid: [],
  },
  select: {
    title: 'How did you hear of us?',
    rightToLeft: 'كيف سمعت عنا؟',
    description: 'It helps us to know.',
    placeholder: 'Choose one',
    options: ['A friend', 'A newspaper', 'The harbour office'],
    filled: ['A newspaper'],
    invalid: [],
  },
  likert: {
    title: 'Do you agree?',
    rightToLeft: 'هل توافق؟',
    description: 'From one end of the scale to the other.',
    options: ['The timetable is clear', 'The island is easy to reach'],
    filled: ['2', '-1'],
    invalid: ['1'],
  },
}

export type ShownType = keyof typeof fieldSamples

const long =
  'A rather long text that somebody wrote without thinking of narrow windows, and Donaudampfschifffahrtsgesellschaftskapitän besides'

/** A form block with one field in one state, as the server describes it. */
export function fieldForm(type: ShownType, state: FieldState): string {
  const sample = fieldSamples[type]
  const isRightToLeft = state === 'Right to left'
  const isLong = state === 'Long texts'
  const isInvalid = state === 'Invalid'
  const options = sample.options ?? []
  const context = {
    formId: '5f0c0000000000000000f00a',
    formName: `${sample.title}: ${state}`,
    formSubmitButtonText: isRightToLeft ? 'إرسال' : 'Send',
    formFields: [
      {
        id: `${type}-${fieldStates.indexOf(state)}`,
        type,
        title: isLong ? `${sample.title}. ${long}` : isRightToLeft ? sample.rightToLeft : sample.title,
        description: isLong ? `${sample.description} ${long}` : state === 'Described' ? sample.description : '',
        placeholder: isLong ? long : isRightToLeft ? '' : (sample.placeholder ?? ''),
        options: isLong ? [...options.slice(1), long] : options,
        required: state === 'Required' || isInvalid || isLong,
        maxLength: type === 'textarea' ? (isInvalid ? 40 : 500) : '',
        showCountryCode: true,
        underline: true,
        currencySymbol: '€',
      },
    ],
    formFieldFormats: { countries, initialAddressFormat: { country: 'US' } },
    localizedStrings: { validation: words },
  }
  const json = JSON.stringify(context).replaceAll('<', '\\u003c')
  return `<div class="sqs-block sqs-block-form form-block"${isRightToLeft ? ' dir="rtl" lang="ar"' : ''}><div class="sqs-block-content"><script type="application/json" class="sqs-form-block-context">${json}</script><div class="form-wrapper"></div></div></div>`
}

const countries = [
  { name: 'Norway', code: 'NO', phoneCode: '+47' },
  { name: 'United Kingdom', code: 'GB', phoneCode: '+44' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
]

/** A page's own texts for cases without a rule in the specification. */
const words = {
  invalidDate: 'There is no such day.',
  valueOutsideRange: 'From {0} to {1}, please.',
  invalidUnsignedNumber: 'Figures only, please.',
  invalidCurrency: 'An amount such as 1234 or 123.99, please.',
  invalidPassword: 'Without blanks, please.',
  missingRequiredSubfields: 'Still missing from {0}: {1}.',
}

/** Enters values into a field's inputs; surplus values are ignored. */
export function enterInto(form: Element, entries: readonly string[]): void {
  const choices = [...form.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]')]
  if (choices.length > 0) {
    const rows = form.querySelectorAll('[data-question]')
    for (const [index, entry] of entries.entries()) {
      const among = rows.length > 0 ? [...(rows[index]?.querySelectorAll('input') ?? [])] : choices
      among.find(({ value }) => value === entry)?.click()
    }
    return
  }
  const boxes = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')
  for (const [index, entry] of entries.entries()) {
    const box = boxes[index]
    if (!box) continue
    box.value = entry
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
