import {
  captchaForm,
  captchaForms,
  contactForm,
  everyFieldForm,
  newsletterForm,
  photographForm,
} from '../../../fixtures/forms'
import { type Attributes, attributes, type Html, html, type Piece } from '../../html'
import { block } from '../../markup/block'
import { contextFormBlock, formBlock, newsletterBlock } from '../../markup/form'
import { formField } from '../../markup/formFields'
import { runningCode } from '../runningCode'
import type { BlockPage } from './BlockPage'

const captchaTitles: { readonly [provider: string]: string } = {
  recaptcha: 'reCAPTCHA (stand-in)',
  hcaptcha: 'hCaptcha (stand-in)',
  turnstile: 'Turnstile (stand-in)',
  'proof-of-work': 'Proof of work, with a button that waits for it',
}

/** The page of forms. */
export const form: BlockPage = {
  name: 'form',
  title: 'Form',
  summary: 'Every kind of field, rendered by the server and drawn from the form’s context.',
  blocks: ['form', 'textarea-counter'],
  tries: [
    'Send the form empty: each line of the error summary links to its field. Correct a field and leave it: its message disappears.',
    'Enter a first name without a last name: only the missing part is marked.',
    'Enter https:example.com as the website.',
    'Enter an invalid email address.',
    html`Type more than 200 characters into the message.`,
    html`Open the page with <a href="?SQF_CAMPAIGN=lamp">?SQF_CAMPAIGN=lamp</a>: the hidden field gets the value.`,
    'In the form with files, choose a file that is not an image, then an image over 1 MB, then a small one, and send each at once.',
    'Choose a letter in the same form: it is removed, because nothing uploads it.',
    'Choose a scenario below and send a valid form.',
    'Turn off JavaScript and send the first form: a thank-you page opens.',
  ],
  scenarios: [
    'fieldErrors',
    'rateLimited',
    'formNotConfigured',
    'unauthorized',
    'serverError',
    'formKeyMissing',
    'formKeyFails',
    'crumbExpired',
    'crumbExpiredTwice',
    'offline',
    'verySlow',
    'notJson',
    'slowScripts',
    'missingBlocks',
  ],
  examples: (visit) => [
    {
      title: 'Every field, rendered by the server',
      note: 'The classic markup, with ids only in the inline handler.',
      content: formBlock('x301', visit, everyFieldForm, {
        submitLabel: 'Plan my visit',
        thanks: 'Thank you. Una will look at the tides.',
      }),
    },
    {
      title: 'Drawn from its context',
      note: 'The newer markup: an empty wrapper and a context.',
      content: contextFormBlock('x302', contactForm, {
        submitLabel: 'Send',
        thanks: '<p>Thank you. It’s in the <em>bag</em>.</p>',
      }),
    },
    {
      title: 'With files',
      note: 'A script of the page uploads the photograph, and the form waits for its URL. Nothing uploads the letter.',
      content: formBlock('x303', visit, photographForm, {
        submitLabel: 'Send the photograph',
        thanks: 'Thank you. It will hang in the hall, if it is not of the cat.',
        more: html`${photograph}${letter}`,
      }),
      markup: runningCode(upload, visit),
    },
  ],
}

const photograph = fileField({
  id: 'photograph-x303',
  title: 'Photograph',
  description: 'An image of at most 1 MB.',
  marks: {
    'aria-required': 'true',
    accept: 'image/*',
    'data-max-megabytes': 1,
    'data-upload-field': 'photograph-url',
  },
  more: html`<input type="hidden" name="photograph-url">`,
})

const letter = fileField({ id: 'letter-x303', title: 'A letter to go with it' })

const upload = `const photograph = document.querySelector('#photograph-x303-field')
photograph.addEventListener('change', () => {
  const url = photograph.form.elements['photograph-url']
  const [file] = photograph.files
  url.value = ''
  // A real page uploads the file. This one waits for three seconds and keeps nothing.
  if (file) setTimeout(() => { url.value = \`/photographs/\${encodeURIComponent(file.name)}\` }, 3000)
})`

interface FileField {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly marks?: Attributes
  readonly more?: Piece
}

function fileField({ id, title, description, marks = {}, more }: FileField): Html {
  const isRequired = marks['aria-required'] === 'true'
  return html`<div id="${id}" class="form-item field file${isRequired && ' required'}">
            <label class="title" for="${id}-field">${title}${isRequired && html` <span class="required" aria-hidden="true">*</span>`}</label>
            ${description && html`<div class="description">${description}</div>`}
            <input${attributes({ class: 'field-element', type: 'file', id: `${id}-field`, ...marks })}>${more}
          </div>`
}

/** The page of captchas in forms. */
export const captcha: BlockPage = {
  name: 'captcha',
  title: 'Captcha',
  summary: 'Three providers, a proof of work, and one in a dialog.',
  blocks: ['form'],
  tries: [
    'Look at the network panel before you focus a field: nothing has been requested from a captcha provider.',
    'Focus a field: the captcha loads. Its challenge asks for the word that it shows.',
    'Send the form without it: an error says so and links to the captcha.',
    'The proof-of-work button and the one in the dialog are disabled until their captcha is complete.',
    'Choose a scenario below: blocked, hanging for 10 s, expired after 2 s, rejected.',
    'In the dialog, use only the keyboard: the challenge is outside the dialog, and Tab reaches it.',
  ],
  scenarios: ['captchaBlocked', 'captchaHangs', 'captchaExpired', 'captchaRefused', 'serverError', 'fieldErrors'],
  examples: (visit) => [
    ...Object.entries(captchaForms).map(([provider, form]) => ({
      title: captchaTitles[provider] ?? provider,
      content: formBlock(`x3c-${provider}`, visit, form, {
        submitLabel: 'Send',
        captcha: { provider, isBound: provider === 'proof-of-work' },
      }),
    })),
    {
      title: 'In a form behind a button',
      content: formBlock('x3c-dialog', visit, captchaForm, {
        submitLabel: 'Send',
        captcha: { provider: 'recaptcha', isBound: true },
        handle: 'Write to us',
      }),
    },
  ],
}

/** The page of newsletter forms. */
export const newsletter: BlockPage = {
  name: 'newsletter',
  title: 'Newsletter',
  summary: 'One email field and a button.',
  blocks: ['newsletter'],
  hasFooterNewsletter: false,
  tries: [
    'Sign up: a thank-you message replaces the form.',
    'Leave the email address empty, or enter an invalid one.',
    'Make the window narrower than 320 px: the form gets its small layout.',
    'Choose a scenario below and sign up again.',
  ],
  scenarios: ['fieldErrors', 'rateLimited', 'serverError', 'crumbExpired', 'offline', 'slow'],
  examples: (visit) => [
    {
      title: 'In a page',
      content: newsletterBlock('x401', visit, newsletterForm, {
        title: 'The monthly boat letter',
        text: 'Tides, bread and seal numbers, once a month.',
        level: 3,
      }),
    },
  ],
}

/** The page of character counters. */
export const textareaCounter: BlockPage = {
  name: 'textarea-counter',
  title: 'Textarea counter',
  summary: 'How many characters are used, and how many are allowed.',
  blocks: ['textarea-counter'],
  tries: [
    'Type up to the limit, then one more character: the count becomes an error, and nothing is cut off.',
    'Paste a long text: all of it stays.',
    'Type an emoji: it counts as the server counts it.',
    'The last field has no limit, so it has no counter.',
  ],
  examples: () => [
    {
      title: 'Sixty characters',
      content: loneField({ id: 'textarea-x501', title: 'A line for the visitors’ book', maxLength: 60 }),
    },
    {
      title: 'Five hundred characters',
      content: loneField({ id: 'textarea-x502', title: 'A letter to the keeper', maxLength: 500 }),
    },
    { title: 'No limit', content: loneField({ id: 'textarea-x503', title: 'Everything else' }) },
  ],
}

function loneField({ id, title, maxLength }: { id: string; title: string; maxLength?: number }): Html {
  const field = { id, type: 'textarea' as const, title, isRequired: false, ...(maxLength ? { maxLength } : {}) }
  return block('html', id, html`<div class="field-list">${formField(field)}</div>`)
}
