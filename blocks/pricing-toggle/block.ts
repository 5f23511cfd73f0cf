import { recordChanges } from '../../src/browser/elementChanges'
import { hasModifier, isPress } from '../../src/browser/plainClick'
import { queryValue } from '../../src/browser/queryString'
import { whenStillHere } from '../../src/browser/whenStillHere'
import { readText } from '../../src/runtime/attributes'
import { element as create } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import css from './pricingToggle.css?inline'
import { optionParameter, type PricingOption, type PricingToggleProps } from './props'

const area = '#sqs-member-access-page-root, .sqs-block-member-area, .member-area-block'
const selectedClass = 'ma-pricing-option-selected'

/**
 * Finds the two options, their prices (`data-pricing-option` with the option's index, 0 or 1) and their join buttons,
 * which are in the same order. Returns `null` without two options.
 */
export function parse(element: HTMLElement): PricingToggleProps | null {
  const buttons = [...element.querySelectorAll<HTMLElement>('.ma-pricing-option-button')]
  if (buttons.length < 2) return null
  const scope = element.closest<HTMLElement>(area) ?? element.parentElement ?? element
  const joins = [...scope.querySelectorAll<HTMLElement>('.join-button')]
  const options = buttons.map((button, index): PricingOption => {
    const prices = scope.querySelectorAll<HTMLElement>(`[data-pricing-option="${index}"]`)
    const joinButton = joins[index] ?? null
    const shown = [...prices, ...(joinButton ? [joinButton] : [])]
    return { id: readText(button, 'data-option-id'), button, shown, joinButton }
  })
  const group = element.querySelector<HTMLElement>('.ma-pricing-options') ?? element
  return { group, options, areaId: readText(scope, 'data-member-area-id') }
}

/** Loads the code that joins a member area, if the server leaves that to the page. */
export async function prepare(props: PricingToggleProps): Promise<PricingToggleProps> {
  if (!props.areaId) return props
  const { joinArea } = await import('./joinArea')
  return { ...props, join: joinArea }
}

/** B4 Pricing toggle: switches which option is selected, and which price and join button are hidden. */
export function attach(_: HTMLElement, props: PricingToggleProps): () => void {
  adoptStyles('pricing-toggle', css)
  const { group } = props
  const options = props.options.map(withRefusal)
  const changes = recordChanges()
  const select = (selected: PricingOption) => {
    for (const option of options) {
      const isOn = option === selected
      changes.classed(option.button, selectedClass, isOn)
      changes.attribute(option.button, 'aria-checked', String(isOn))
      changes.attribute(option.button, 'tabindex', isOn ? 0 : -1)
      for (const shown of option.shown) {
        changes.classed(shown, 'hide', !isOn)
        changes.style(shown, 'display', isOn ? null : 'none')
      }
    }
  }
  changes.attribute(group, 'role', 'radiogroup')
  options.forEach((option, index) => {
    const { button } = option
    changes.attribute(button, 'role', 'radio')
    if (button.parentElement?.localName === 'li') changes.attribute(button.parentElement, 'role', 'presentation')
    changes.listen(button, 'click', () => select(option))
    changes.listen(button, 'keydown', (event) => {
      const step = stepOf(event, group)
      const next = options[(index + step + options.length) % options.length]
      if (step === 0 || !next) return
      event.preventDefault()
      select(next)
      next.button.focus()
    })
    changes.onUndo(attachJoin(option, props))
  })
  const [first] = options
  const served = options.find(({ button }) => button.classList.contains(selectedClass)) ?? first
  // The price that was chosen before the visitor left to log in.
  const asked = queryValue(optionParameter)
  const selected = options.find(({ id }) => id !== '' && id === asked) ?? served
  if (selected) select(selected)
  return changes.undo
}

/** The direction in which an arrow key moves between the options: 1, -1, or 0 for any other key. */
function stepOf(event: KeyboardEvent, group: HTMLElement): 1 | 0 | -1 {
  if (hasModifier(event)) return 0
  const { key } = event
  const isRtl = getComputedStyle(group).direction === 'rtl'
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1
  return key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0
}

interface JoinOption extends PricingOption {
  /** The reason why the visitor cannot join for this price; shown while the price is selected. */
  readonly refusal: HTMLElement
}

function withRefusal(option: PricingOption): JoinOption {
  const refusal = create('p', { class: 'skerry-join-refusal', role: 'alert' })
  return { ...option, refusal, shown: [...option.shown, refusal] }
}

/** Makes a join button open the checkout for its price. If joining fails, the reason is shown below the button. */
function attachJoin({ id, joinButton, refusal }: JoinOption, { areaId, join }: PricingToggleProps): () => void {
  const changes = recordChanges()
  if (!join || !joinButton || !id) return changes.undo
  joinButton.after(changes.own(refusal))
  let isJoining = false
  const press = async (event: Event) => {
    event.preventDefault()
    if (isJoining) return
    isJoining = true
    refusal.textContent = ''
    changes.attribute(joinButton, 'aria-disabled', 'true')
    const { message, loginUrl } = await join(areaId, id)
    refusal.replaceChildren(message, ...(loginUrl ? [' ', create('a', { href: loginUrl }, messages.logIn)] : []))
    if (message) release()
    else whenStillHere(release)
  }
  const release = () => {
    changes.attribute(joinButton, 'aria-disabled', null)
    isJoining = false
  }
  changes.listen(joinButton, 'click', (event) => void press(event))
  changes.listen(joinButton, 'keydown', (event) => {
    // Real buttons and links turn the key into a click.
    if (isPress(event) && !event.repeat && !joinButton.matches('button, a[href]')) void press(event)
  })
  return changes.undo
}
