import type { Form } from '../../mocks/fixtures/Form'
import { captchaForms, contactForm, everyFieldForm, newsletterForm, photographForm } from '../../mocks/fixtures/forms'

interface FormStory {
  readonly submitText: string
  readonly thanks: string
  readonly successRedirect: string
}

const required = '<span class="required" aria-hidden="true">*</span>'

/** The contact form in classic markup: every field is in the page. */
export function servedContactForm({ submitText, thanks, successRedirect }: FormStory): string {
  return `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">
    <div class="form-wrapper"><div class="form-inner-wrapper" hidden>
      <form data-form-id="${contactForm.id}" data-collection-id="${contactForm.collectionId}" data-success-redirect="${quote(successRedirect)}" method="POST" novalidate>
        <div class="field-list clear">
          <fieldset id="name-f201" class="form-item fields name required">
            <legend class="title">Name ${required}</legend>
            <div class="field first-name"><label class="caption"><input class="field-element" name="fname" autocomplete="given-name" aria-required="true"> <span class="caption-text">First Name</span></label></div>
            <div class="field last-name"><label class="caption"><input class="field-element" name="lname" autocomplete="family-name" aria-required="true"> <span class="caption-text">Last Name</span></label></div>
          </fieldset>
          <div id="email-f202" class="form-item field email required">
            <label class="title" for="email-f202-field">Email ${required}</label>
            <input class="field-element" id="email-f202-field" name="email" type="email" autocomplete="email" aria-required="true">
          </div>
          <div id="textarea-f204" class="form-item field textarea required" data-max-length="500">
            <label class="title" for="textarea-f204-field">Message ${required}</label>
            <textarea class="field-element" id="textarea-f204-field" aria-required="true"></textarea>
          </div>
        </div>
        <div class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="${quote(submitText)}"></div>
        <div class="hidden form-submission-text">${quote(thanks)}</div>
      </form>
    </div></div></div></div>`
}

/** A form with a file field, and a field for the URL that a script of the page writes once it has uploaded the file. */
export function fileForm({ submitText, thanks }: FormStory): string {
  return `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper" hidden>
    <form data-form-id="${photographForm.id}" data-collection-id="${photographForm.collectionId}" method="POST" novalidate>
      <div class="field-list clear">
        <div id="email-f701" class="form-item field email required">
          <label class="title" for="email-f701-field">Email ${required}</label>
          <input class="field-element" id="email-f701-field" name="email" type="email" autocomplete="email" aria-required="true">
        </div>
        <div id="photograph" class="form-item field file required">
          <label class="title" for="photograph-field">Photograph ${required}</label>
          <div class="description">An image of at most 1 MB.</div>
          <input class="field-element" id="photograph-field" type="file" accept="image/*" aria-required="true" data-max-megabytes="1" data-upload-field="photograph-url"><input type="hidden" name="photograph-url">
        </div>
      </div>
      <div class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="${quote(submitText)}"></div>
      <div class="hidden form-submission-text">${quote(thanks)}</div>
    </form></div></div></div></div>`
}

/** A captcha's settings in the markup. */
export interface ServedCaptcha {
  readonly provider: 'recaptcha' | 'hcaptcha' | 'turnstile' | 'proof-of-work'
  readonly isBound: boolean
  readonly theme: 'light' | 'dark'
}

/** A short form with a captcha. */
export function captchaForm({ provider, isBound, theme }: ServedCaptcha): string {
  const form = captchaForms[provider]
  const [field] = form?.fields ?? []
  if (!form || !field) throw new Error(`There is no form for ${provider}.`)
  return `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper" hidden>
    <form data-form-id="${form.id}" data-collection-id="${form.collectionId}" method="POST">
      <div class="field-list clear"><div id="${field.id}" class="form-item field email required">
        <label class="title" for="${field.id}-field">Email ${required}</label>
        <input class="field-element" id="${field.id}-field" name="email" type="email" autocomplete="email" aria-required="true">
      </div></div>
      <div class="captcha-container" data-captcha-provider="${provider}" data-theme="${theme}"></div>
      <div class="form-button-wrapper"><button class="button sqs-system-button" type="submit" ${isBound ? 'data-captcha-bound="true"' : ''}>Send</button></div>
      <div class="hidden form-submission-text">Thank you, we will write back soon.</div>
    </form></div></div></div></div>`
}

/** A page context with a site key, and with the mock backend's stand-ins for the providers' scripts. */
export const captchaContext = {
  website: {
    captchaSettings: {
      siteKey: 'stand-in',
      scripts: Object.fromEntries(
        ['recaptcha', 'hcaptcha', 'turnstile'].map((name) => [name, `/api/captcha/stand-ins/${name}`]),
      ),
    },
  },
}

/** A form that is rendered from its context, with fields of the given types, or all fields. */
export function contextForm({ submitText, thanks }: FormStory, types: readonly string[] = []): string {
  const fields = everyFieldForm.fields.filter(({ type }) => types.length === 0 || types.includes(type))
  return blockWithContext({
    ...contextOf(everyFieldForm, fields),
    formSubmitButtonText: submitText,
    formSubmissionMessage: { html: thanks },
  })
}

/** A form that opens from a button. */
export function lightboxForm(story: FormStory): string {
  const context = { formId: contactForm.id, formName: 'Request a quote', useLightbox: true }
  return servedContactForm(story).replace(
    '<div class="form-wrapper">',
    `${scriptOf(context)}<button type="button" class="lightbox-handle sqs-system-button">Request a quote</button><div class="form-wrapper hidden">`,
  )
}

/** A newsletter form in the platform's markup. */
export function newsletterBlock(width: string): string {
  return `<div style="max-inline-size:${quote(width)}"><div class="sqs-block newsletter-block sqs-block-newsletter"><div class="sqs-block-content">
    <div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat"><form class="newsletter-form" data-form-id="${newsletterForm.id}" data-collection-id="${newsletterForm.collectionId}" method="POST">
      <header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Letters from the harbour</h2></header>
      <div class="newsletter-form-body">
        <div class="newsletter-form-fields-wrapper form-fields"><div id="email-f301" class="newsletter-form-field-wrapper form-item field email required">
          <label class="newsletter-form-field-label title" for="email-f301-field">Email address</label>
          <input class="newsletter-form-field-element field-element" id="email-f301-field" name="email" type="email" autocomplete="email"></div></div>
        <div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button" type="submit" value="Sign up"><span class="newsletter-form-button-label">Sign up</span></button></div>
      </div>
      <div class="hidden form-submission-text">Thank you. The next letter leaves with the first boat of the month.</div>
    </form></div></div></div></div>`
}

/** A field with a maximum length, in the platform's markup. */
export function countedField(maxLength: number, text: string): string {
  return `<div class="form-item field textarea" data-max-length="${maxLength}"><label class="title" for="counted">Message</label><br><textarea class="field-element" id="counted" rows="5" cols="40">${quote(text)}</textarea></div>`
}

function contextOf(form: Form, fields: Form['fields']): object {
  return {
    formId: form.id,
    collectionId: form.collectionId,
    formName: form.name,
    formFields: fields.map(({ id, type, title, isRequired, maxLength, options, questions }) => ({
      id,
      type,
      title,
      required: isRequired,
      maxLength,
      options: options ?? questions ?? [],
    })),
  }
}

function blockWithContext(context: object): string {
  return `<div class="sqs-block sqs-block-form form-block" data-block-type="1337"><div class="sqs-block-content">${scriptOf(context)}<div class="form-wrapper"></div></div></div>`
}

function scriptOf(context: object): string {
  const json = JSON.stringify(context).replaceAll('<', '\\u003c')
  return `<script type="application/json" class="sqs-form-block-context">${json}</script>`
}

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
