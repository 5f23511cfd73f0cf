import { likertValues } from '../../../../src/model/form/formFields'
import type { CaptionName, DrawnFieldProps } from './drawnContext'

const answers: readonly CaptionName[] = [
  'likert.stronglyDisagree',
  'likert.disagree',
  'likert.neutral',
  'likert.agree',
  'likert.stronglyAgree',
]

/** Radio buttons or checkboxes, one for each option. */
export function Options({ field, controlId }: DrawnFieldProps) {
  return field.options.map((option, index) => (
    <div key={String(index)} className="option">
      <label>
        <input type={field.type} name={controlId} defaultValue={option} /> {option}
      </label>
    </div>
  ))
}

/** A Likert field: one row of answers from -2 to 2 for each statement (A3). */
export function LikertRows({ field, controlId, context }: DrawnFieldProps) {
  return field.options.map((statement, row) => (
    <fieldset key={String(row)} className="item" data-question={statement}>
      <legend className="question">{statement}</legend>
      {answers.map((caption, index) => (
        <div key={caption} className="option" data-value={likertValues[index]}>
          <label>
            <input type="radio" name={`${controlId}-${row}`} defaultValue={likertValues[index]} />{' '}
            {context.captions[caption]}
          </label>
        </div>
      ))}
    </fieldset>
  ))
}
