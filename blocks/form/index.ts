import { emptyForm, formStyle } from '../../src/model/form/emptyForm'
import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { FormProps } from './props'

/** B1 Form, and the form of B2 Newsletter: every field type, submission, errors, redirect (A3 A4 A5 A7 A8). */
export const form = defineBlock<FormProps>({
  name: 'form',
  selector:
    '.sqs-block-form, .sqs-block-newsletter, [data-block-type="form"], [data-block-type="newsletter"], ' +
    'form[data-form-id]:not(.sqs-block-form *, .sqs-block-newsletter *, [data-block-type="form"] *, [data-block-type="newsletter"] *)',
  when: 'visible',
  draws: false,
  earlyInteractions: {
    submit:
      'form:is(.sqs-block-form *, .sqs-block-newsletter *, [data-block-type="form"] *, [data-block-type="newsletter"] *, ' +
      '[data-block-type="form"], [data-block-type="newsletter"], [data-form-id])',
    click: '.sqs-block-form .lightbox-handle',
  },
  early,
  reserve: `${emptyForm},.form-inner-wrapper[hidden]`,
  reserveStyle: ({ hidden }, { textContent }) => formStyle(textContent ?? '', Boolean(hidden)),
  load: () => import('./block'),
})
