import { captchaForm, captchaForms, contactForm, everyFieldForm, newsletterForm } from '../../../fixtures/forms'
import { type Html, html } from '../../html'
import { block } from '../../markup/block'
import { contextFormBlock, formBlock, newsletterBlock } from '../../markup/form'
import { formField } from '../../markup/formFields'
import type { BlockPage } from './BlockPage'

const captchaTitles: { readonly [provider: string]: string } = {
  recaptcha: 'reCAPTCHA, by a stand-in',
  hcaptcha: 'hCaptcha, by a stand-in',
  turnstile: 'Turnstile, by a stand-in',
  'proof-of-work': 'Proof of work, with a button that waits for it',
}

/** The page of forms. */
export const form: BlockPage = {
  name: 'form',
  title: 'Form',
  summary: 'Every kind of field, in the page and drawn from its description.',
  blocks: ['form', 'textarea-counter'],
  tries: [
    'Send it empty: each line of the summary leads to its field. Mend one and leave it: its message goes.',
    'Give a first name without a last one: only what is missing is marked.',
    'Write the website as https:example.com.',
    'Write an e-mail address that can’t be one.',
    html`Write more than 200 characters into the message.`,
    html`Open the page with <a href="?SQF_CAMPAIGN=lamp">?SQF_CAMPAIGN=lamp</a>: the hidden field takes the value.`,
    'Choose a scenario below and send a form that is right.',
    'Turn scripts off: the first form is posted and thanked.',
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
      title: 'Every field, in the page',
      note: 'The classic markup: ids only in the inline handler.',
      content: formBlock('x301', visit, everyFieldForm, {
        submitLabel: 'Plan my visit',
        thanks: 'Thank you. Una will look at the tides.',
      }),
    },
    {
      title: 'Drawn from its description',
      note: 'The newer markup: an empty wrapper and a context.',
      content: contextFormBlock('x302', contactForm, {
        submitLabel: 'Send',
        thanks: '<p>Thank you. It’s in the <em>bag</em>.</p>',
      }),
    },
  ],
}

/** The page of captchas in forms. */
export const captcha: BlockPage = {
  name: 'captcha',
  title: 'Captcha',
  summary: 'Three providers, a proof of work, and one in a dialog.',
  blocks: ['form'],
  tries: [
    'Look at the network before you touch a field: nobody was asked for anything.',
    'Enter a field. The captcha comes; its challenge asks for the word that it shows.',
    'Send without it: the form says so and leads there.',
    'The last button is locked until its captcha is completed. The page is told in words.',
    'Choose a scenario below: blocked, hanging for 10 s, expired after 2 s, refused.',
    'In the dialog, use Tab alone: the challenge lies outside of it and can be reached.',
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
  summary: 'One address and a button.',
  blocks: ['newsletter'],
  hasFooterNewsletter: false,
  tries: [
    'Sign up; the thanks take the form’s place.',
    'Leave the address out, or spoil it.',
    'Make the window narrower than 320 px: the form lies down.',
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
  summary: 'How much is written, and how much may be.',
  blocks: ['textarea-counter'],
  tries: [
    'Type until the limit, then one more: the count turns into an error, and nothing is cut off.',
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
