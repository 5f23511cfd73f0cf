import { contactForm } from '../../../mocks/fixtures/forms'

export const formId = contactForm.id
export const nameId = 'name-f201'
export const emailId = 'email-f202'
export const subjectId = 'text-f203'
export const messageId = 'textarea-f204'

interface ServedForm {
  readonly fields?: string
  readonly attributes?: string
  readonly button?: string
  readonly after?: string
  readonly before?: string
  readonly context?: object
  readonly html?: string
  readonly thanks?: string
}

export const handler = `return (function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '${formId}', collectionId: '${contactForm.collectionId}', objectName: 'page-section-1' }); }); return false; })(this);`

export const contactFields = `
  <fieldset id="${nameId}" class="form-item fields name required">
    <legend class="title">Name <span class="required" aria-hidden="true">*</span></legend>
    <div class="field first-name"><label class="caption"><input class="field-element" name="fname" type="text" maxlength="30" aria-required="true"><span class="caption-text">First Name</span></label></div>
    <div class="field last-name"><label class="caption"><input class="field-element" name="lname" type="text" maxlength="30" aria-required="true"><span class="caption-text">Last Name</span></label></div>
  </fieldset>
  <div id="${emailId}" class="form-item field email required">
    <label class="title" for="${emailId}-field">Email <span class="required" aria-hidden="true">*</span></label>
    <input class="field-element" id="${emailId}-field" name="email" type="email" autocomplete="email" aria-required="true">
  </div>
  <div id="${subjectId}" class="form-item field text">
    <label class="title" for="${subjectId}-field">Subject</label>
    <input class="field-element text" id="${subjectId}-field" type="text" aria-describedby="hint">
  </div>
  <div id="${messageId}" class="form-item field textarea required" data-max-length="500">
    <label class="title" for="${messageId}-field">Message <span class="required" aria-hidden="true">*</span></label>
    <textarea class="field-element" id="${messageId}-field" aria-required="true"></textarea>
  </div>`

/** A form block in classic markup. */
export function servedForm({
  fields = contactFields,
  attributes = '',
  button = '<input class="button sqs-system-button" type="submit" value="Send it">',
  before = '',
  after = '',
  context,
  html = '',
  thanks = 'Thank you, friend!',
}: ServedForm = {}): string {
  const script = context
    ? `<script type="application/json" class="sqs-form-block-context">${JSON.stringify(context)}</script>`
    : ''
  return `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">${script}${before}
    <div class="form-wrapper"><div class="form-inner-wrapper" hidden>
      <form data-form-id="${formId}" method="POST" action="/elsewhere" onsubmit="${handler}" ${attributes}>
        <div class="field-list clear">${fields}</div>
        <div class="form-button-wrapper">${button}</div>${after}
        <div class="hidden form-submission-text">${thanks}</div>
        <div class="hidden form-submission-html" data-submission-html="${html}"></div>
      </form>
    </div></div></div></div>`
}

/** A question with two answers, the first of which browsers choose. */
export const servedMenu =
  '<div class="form-item field select" id="select-1"><label class="title" for="s">Ferry</label><select id="s"><option>Early</option><option>Late</option></select></div>'

/** A form with a menu, as the server sends it for visitors without scripts. */
export function menuForm({
  fields = servedMenu,
  attributes = '',
  type = 'select',
  placeholder = 'Which one?',
  useFormsJs = true,
} = {}): string {
  const menu = { id: 'select-1', type, title: 'Ferry', placeholder, options: ['Early', 'Late'] }
  return servedForm({ fields, attributes, context: { formId: 'menus', useFormsJs, formFields: [menu] } })
}

/** A form block in the newer markup: a context and an empty wrapper. */
export function emptyForm(context: object): string {
  return `<div class="sqs-block sqs-block-website-component sqs-block-form form-block" data-block-type="1337"><div class="sqs-block-content">
    <script type="application/json" class="sqs-form-block-context">${JSON.stringify(context)}</script>
    <div class="form-wrapper"> </div></div></div>`
}
