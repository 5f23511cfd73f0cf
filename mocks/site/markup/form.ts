import type { Form } from '../../fixtures/Form'
import { attributes, type Html, html, type Piece, scriptJson } from '../html'
import { identity } from '../identity'
import type { Visit } from '../Visit'
import { block, componentBlock } from './block'
import { countries, formField } from './formFields'

export interface FormOptions {
  readonly submitLabel?: string
  /** The page to open after the form is saved; empty to stay on the page. */
  readonly successRedirect?: string
  /** The message that replaces the form after it is saved. */
  readonly thanks?: string
  /** The form's captcha: its provider, and whether the submit button waits for it. */
  readonly captcha?: { readonly provider: string; readonly isBound?: boolean }
  /** Keeps the visitor's input across a reload. */
  readonly isDraft?: boolean
  /** The label of a button that opens the form. */
  readonly handle?: string
  /** Additional fields, which the server does not know. */
  readonly more?: Piece
}

/** A form of the classic generation: all fields are in the page, and the form's ids only in the inline handler. */
export function formBlock(id: string, visit: Visit, form: Form, options: FormOptions = {}): Html {
  const {
    submitLabel = 'Submit',
    successRedirect = '',
    thanks = 'Thank you!',
    captcha,
    isDraft,
    handle,
    more,
  } = options
  const submit = {
    class: 'button sqs-system-button sqs-editable-button sqs-button-element--primary',
    type: 'submit',
    value: submitLabel,
    'data-captcha-bound': captcha?.isBound ? 'true' : null,
  }
  return block(
    'form',
    id,
    html`${handle && lightboxHandle(form, handle)}<div class="form-wrapper${handle && ' hidden'}">
      <div class="form-inner-wrapper">
        <form${formAttributes(visit, form, successRedirect)}>
          <div class="field-list clear">
          ${form.fields.map(formField)}${more}
          </div>
          ${captcha && html`<div${attributes({ class: 'captcha-container', 'data-captcha-provider': captcha.provider })}></div>`}
          <div class="form-button-wrapper form-button-wrapper--align-left">
            <input${attributes(submit)}>
          </div>
          ${submissionParts(thanks)}
        </form>
      </div>
    </div>`,
    { 'data-draft': isDraft ? 'true' : null },
  )
}

/** The button that opens a form, and the JSON context that enables it. */
function lightboxHandle(form: Form, label: string): Html {
  const context = { formId: form.id, formName: form.name, useLightbox: true, lightboxHandleText: label }
  return html`<script type="application/json" class="sqs-form-block-context">${scriptJson(context)}</script>
    <div class="lightbox-handle-wrapper"><button type="button" class="lightbox-handle sqs-system-button sqs-editable-button">${label}</button></div>
    `
}

/** A form of the newer generation: JSON context and an empty wrapper, into which the runtime renders the form. */
export function contextFormBlock(id: string, form: Form, options: FormOptions = {}): Html {
  return componentBlock(
    'form',
    id,
    html`<script type="application/json" id="form-context-${form.id}" class="sqs-form-block-context">${scriptJson(formContext(form, options))}</script>
    <div class="form-wrapper"></div>
    <noscript><p class="note">This form is drawn by a script. Without one, write to <a href="mailto:${identity.email}">${identity.email}</a> instead; a person reads it.</p></noscript>`,
  )
}

/** A newsletter block: an email field and a button. */
export function newsletterBlock(
  id: string,
  visit: Visit,
  form: Form,
  words: { title: string; text: string; level?: 2 | 3 },
): Html {
  const heading =
    words.level === 3
      ? html`<h3 class="newsletter-form-header-title">${words.title}</h3>`
      : html`<h2 class="newsletter-form-header-title">${words.title}</h2>`
  return block(
    'newsletter',
    id,
    html`<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignLeft">
      <form${formAttributes(visit, form, '', 'newsletter-form')}>
        <header class="newsletter-form-header">
          ${heading}
          <div class="newsletter-form-header-description"><p>${words.text}</p></div>
        </header>
        <div class="newsletter-form-body">
          <div class="newsletter-form-fields-wrapper form-fields">
            ${form.fields.map((field) => newsletterField(field.id, field.title))}
          </div>
          <div class="newsletter-form-button-wrapper submit-wrapper">
            <button class="newsletter-form-button sqs-system-button" type="submit" value="Sign up"><span class="newsletter-form-spinner sqs-spin light large"></span><span class="newsletter-form-button-label">Sign up</span></button>
          </div>
        </div>
        <div class="newsletter-form-footnote"><p>One letter a month. Leave whenever you like; we won’t sulk.</p></div>
        ${submissionParts('Thank you. The next letter leaves with the first boat of the month.')}
      </form>
    </div>`,
  )
}

function newsletterField(id: string, title: string): Html {
  return html`<div id="${id}" class="newsletter-form-field-wrapper form-item field email required">
              <label class="newsletter-form-field-label title" for="${id}-field">${title}</label>
              <input id="${id}-field" class="newsletter-form-field-element field-element" name="email" autocomplete="email" type="email" spellcheck="false" placeholder="you@example.com" aria-required="true">
            </div>`
}

/** The attributes of every form. Without scripts it posts to the thank-you page. */
function formAttributes(visit: Visit, form: Form, successRedirect: string, className?: string): Html {
  const objectName = `page-${form.collectionId}`
  return attributes({
    class: className,
    'data-form-id': form.id,
    'data-success-redirect': successRedirect,
    // A strict policy forbids the inline handler, so its ids are in attributes.
    'data-collection-id': visit.isStrict ? form.collectionId : null,
    'data-object-name': visit.isStrict ? objectName : null,
    autocomplete: 'on',
    method: 'POST',
    action: visit.href(`/thank-you?form=${form.id}`),
    novalidate: className ? null : true,
    onsubmit: visit.isStrict ? null : legacyHandler(form, objectName),
  })
}

/** The inline handler of hosted pages. It needs the vendor's runtime and throws without it. */
function legacyHandler(form: Form, objectName: string): string {
  return [
    'return (function (form) {',
    "  Y.use('squarespace-form-submit', 'node', function (Y) {",
    `    (new Y.Squarespace.FormSubmit(form)).submit({ formId: '${form.id}', collectionId: '${form.collectionId}', objectName: '${objectName}' });`,
    '  });',
    '  return false;',
    '})(this);',
  ].join('\n')
}

function submissionParts(thanks: string): Piece {
  return html`<div class="hidden form-submission-text">${thanks}</div>
          <div class="hidden form-submission-html" data-submission-html=""></div>`
}

function formContext(form: Form, options: FormOptions): object {
  return {
    formId: form.id,
    collectionId: form.collectionId,
    objectName: `page-${form.collectionId}`,
    formName: form.name,
    secureUrl: '',
    useFormsJs: true,
    useLightbox: false,
    lightboxHandleText: '',
    showTitle: false,
    captchaEnabled: form.hasCaptcha,
    captchaTheme: 1,
    captchaAlignment: 'left',
    buttonAlignment: 'left',
    formSubmitButtonText: options.submitLabel ?? 'Submit',
    formSubmissionMessage: { html: options.thanks ?? 'Thank you!' },
    disclaimerMessage: { html: '' },
    successRedirect: options.successRedirect ?? '',
    formFields: form.fields.map(
      ({ id, type, title, isRequired, description, maxLength, options: choices, questions }) => ({
        id,
        type,
        title,
        description: description ?? '',
        placeholder: '',
        locked: false,
        required: isRequired,
        [type]: true,
        ...(maxLength ? { maxLength } : {}),
        ...(questions ? { options: questions } : choices ? { options: choices } : {}),
      }),
    ),
    formFieldFormats: {
      initialNameOrder: 'GIVEN_FIRST',
      initialPhoneFormat: phoneFormat,
      initialAddressFormat: addressFormat,
      countries,
    },
    localizedStrings: {},
  }
}

const formatField = (identifier: string, label: string, required: boolean): object => ({
  type: 'FIELD',
  identifier,
  label,
  length: 0,
  required,
  metadata: {},
})

const phoneFormat = {
  type: 'PHONE_NUMBER',
  country: 'GB',
  labelLocale: 'en-GB',
  fields: [formatField('1', '1', false), formatField('2', '2', false)],
}

const addressFormat = {
  type: 'ADDRESS',
  country: 'GB',
  labelLocale: 'en-GB',
  fields: [
    formatField('Line1', 'Address Line 1', true),
    formatField('Line2', 'Address Line 2', false),
    formatField('City', 'Town', true),
    formatField('Zip', 'Postcode', true),
  ],
}
