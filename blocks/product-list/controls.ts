import { recordChanges } from '../../src/browser/elementChanges'
import { isPlainClick } from '../../src/browser/plainClick'
import { parseUrl } from '../../src/model/address/parseUrl'
import { type Choices, differingNames } from './choices'
import type { ProductListProps } from './props'

const isUrl = /^(?:https?:|[/?.])/

/** Calls `choose` with the URL of a control: a link, a form, or a select with URLs as its values. */
export function listenToControls({ controls }: ProductListProps, choose: Choices['choose']): () => void {
  const changes = recordChanges()
  const go = (address: URL | null, own: readonly string[], event?: Event) => {
    if (address?.origin !== location.origin) return
    event?.preventDefault()
    void choose(address.href, own)
  }
  for (const control of controls) {
    changes.listen(control, 'click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (link && isPlainClick(event) && (link.target === '' || link.target === '_self'))
        go(addressOf(link.href), namesTakenBack(link.href, linksIn(control)), event)
    })
    changes.listen(control, 'change', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      const form = target.form && control.contains(target.form) ? target.form : null
      // A select outside a form has URLs as its values.
      if (form) go(formAddress(form), [target.name])
      else if (target instanceof HTMLSelectElement && isUrl.test(target.value))
        go(addressOf(target.value), namesTakenBack(target.value, urlsIn(target)))
    })
    changes.listen(control, 'submit', (event) => {
      go(formAddress(event.target as HTMLFormElement, (event as SubmitEvent).submitter), [], event)
    })
    for (const button of buttonsOf(control)) changes.attribute(button, 'hidden', '')
  }
  return changes.undo
}

function linksIn(control: HTMLElement): readonly string[] {
  return [...control.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)
}

function urlsIn({ options }: HTMLSelectElement): readonly string[] {
  return [...options].map(({ value }) => value).filter((value) => isUrl.test(value))
}

/**
 * The names of the parameters that a choice resets when it leads back to the list that is shown: those that differ
 * between the choices of its control.
 */
function namesTakenBack(chosen: string, choices: readonly string[]): readonly string[] {
  const addresses = (texts: readonly string[]) => texts.map(addressOf).filter((address) => address !== null)
  const isShown = differingNames(addresses([chosen, location.href])).length === 0
  return isShown ? differingNames(addresses(choices)) : []
}

/**
 * The submit buttons of forms in which every choice applies at once. A form with a text field still needs its button.
 */
function buttonsOf(control: HTMLElement): readonly HTMLElement[] {
  const forms = control.matches('form') ? [control] : [...control.querySelectorAll('form')]
  return forms
    .filter((form) => !form.querySelector('input:not([type]), input[type="search"], input[type="text"]'))
    .flatMap((form) => [...form.querySelectorAll<HTMLElement>('button:not([type="button"]), [type="submit"]')])
}

/** The URL that a form would open; `null` for a POST form. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null = null): URL | null {
  const { get } = attributesOf(form)
  if ((get('method') ?? 'get').toLowerCase() !== 'get') return null
  const address = addressOf(get('action') || location.href)
  if (!address) return null
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    // Empty fields are left out, so that the URL without filters has no query.
    if (typeof value === 'string' && value !== '') fields.append(name, value)
  }
  address.search = fields.toString()
  return address
}

/** Uses the native method, because fields of a form may hide its own members. */
function attributesOf(form: HTMLFormElement) {
  return { get: (name: string) => Element.prototype.getAttribute.call(form, name) }
}

function addressOf(address: string): URL | null {
  return parseUrl(address, document.baseURI)
}
