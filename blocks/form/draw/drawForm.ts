import { element } from '../../../src/ui/element'
import { newId } from '../../../src/ui/newId'
import { adoptStyles } from '../../../src/ui/styles'
import type { FormContext } from '../read/formContext'
import { drawField, drawHiddenField } from './drawField'
import { type DrawnContext, readDrawnContext } from './drawnContext'
import css from './drawnForm.css?inline'
import templateRules from './templateRules.css?inline'

export { unsetMenus } from '../read/unsetMenus'
// Loads with the form, so that input is saved from the first keystroke.
export { keepDrawnDraft } from '../send/drawnDraft'

/**
 * Draws a form from its context as the platform's script does (docs/decisions.md#101), with its class names, so that
 * the template's CSS styles it. `locale` is the page's setting.
 */
export function drawForm(served: FormContext, locale: string): HTMLFormElement {
  adoptStyles('drawn-form', css)
  adoptStyles('drawn-form-template', templateRules, document, false)
  const context = readDrawnContext(served, locale)
  const { formName, fields } = context
  // Two forms on a page may have the same field ids; the controls of the later one then get different ids.
  const isTaken = fields.some(({ id }) => document.getElementById(`${id}-field`))
  const own = isTaken ? `-${newId('drawn')}` : ''
  const shown = fields.filter(({ type }) => type !== 'hidden')

  return element(
    'form',
    {
      class: 'react-form-contents',
      method: 'POST',
      autocomplete: 'on',
      novalidate: true,
      'aria-label': formName || undefined,
      'data-skerry-form': served.formId,
    },
    element(
      'div',
      { class: 'field-list' },
      ...shown.map((field) => drawField({ field, controlId: `${field.id}-field${own}`, context })),
    ),
    ...disclaimer(context),
    button(context),
    ...fields.filter((field) => !shown.includes(field)).map(drawHiddenField),
  )
}

/** The owner's HTML above the button, sanitised (docs/decisions.md#6). */
function disclaimer({ disclaimerHtml }: DrawnContext): readonly HTMLElement[] {
  if (!disclaimerHtml) return []
  const box = element('div', { class: 'form-block-disclaimer' })
  import('../../../src/ui/html')
    .then(({ sanitiseHtml }) => sanitiseHtml(disclaimerHtml))
    .then(
      (content) => box.replaceChildren(content),
      () => {}, // without the sanitiser, the text is left out; the form works without it
    )
  return [box]
}

function button({ submitButtonText, captions, buttonAlignment, buttonVariant }: DrawnContext): HTMLElement {
  const classes = `button sqs-system-button sqs-editable-button form-submit-button sqs-button-element--${buttonVariant}`
  return element(
    'div',
    { class: `form-button-wrapper form-button-wrapper--align-${buttonAlignment}` },
    element('button', { class: classes, type: 'submit' }, submitButtonText || captions.submit),
  )
}
