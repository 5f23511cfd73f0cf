import { recordChanges } from '../../src/browser/elementChanges'
import { readChoices } from '../../src/browser/servedProduct'
import { format } from '../../src/language/format'
import {
  type Choices,
  choose,
  chosenVariant,
  existingChoices,
  optionStates,
} from '../../src/model/product/variantPicker'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import { createOffer } from './offer'
import { createOptionControls } from './optionControls'
import css from './product.css?inline'
import type { PickerProps } from './props'
import { createPurchaseKinds } from './purchaseKinds'

/**
 * Keeps the controls of a product's options in sync, shows which values are not available and why, and shows the price
 * and the availability of the chosen variant.
 */
export function attachPicker(picker: HTMLElement, props: PickerProps): () => void {
  const { product, variants } = props
  const { options } = product
  adoptStyles('product', css)
  const changes = recordChanges()
  const kinds = createPurchaseKinds(props.kinds, changes, () => say('', show()))
  const offer = createOffer(picker, props, kinds, changes)
  const spoken = changes.own(createSpokenText({ role: 'status' }))
  const note = changes.own(element('div', { class: 'skerry-variant-note', 'aria-hidden': 'true' }))
  picker.append(spoken)
  let choices: Choices = existingChoices(variants, options, readChoices(product))

  const say = (visible: string, heard: string) => {
    note.textContent = visible
    if (visible) picker.append(note)
    else note.remove()
    spoken.textContent = [visible, heard].filter(Boolean).join(' ')
  }
  const show = () => {
    controls.show(optionStates(variants, options, choices))
    return offer.show(chosenVariant(variants, options, choices), choices)
  }
  const refuse = (name: string, value: string) => {
    const others = options.flatMap((other) => (other.name !== name && choices[other.name]) || [])
    say(format(messages.notWith, { value, choices: others.join(', ') }), '')
  }
  const controls = createOptionControls({
    picker,
    options,
    changes,
    refuse,
    pick(name, value) {
      const before = choices
      choices = choose(variants, options, choices, [name, value])
      const gone = options.find((option) => option.name !== name && before[option.name] && !choices[option.name])
      const heard = show()
      const lost = gone && { value: before[gone.name] ?? '', choices: value, option: gone.name }
      say(lost ? format(messages.chooseAgain, lost) : '', heard)
    },
  })
  show()
  return changes.undo
}
