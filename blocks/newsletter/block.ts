import { adoptStyles } from '../../src/ui/styles'
import css from './newsletter.css?inline'

const smallContainerPx = 320 // B9 Images: newsletter small container
const smallClass = 'newsletter-form-has-small-container'
const renderedClass = 'rendered'

export interface NewsletterProps {
  /** What is measured, and what a template styles by its size. */
  readonly wrapper: HTMLElement
  readonly form: HTMLFormElement
}

/** Finds the form of a sign-up and what stands around it. A block without a form is skipped. */
export function parse(element: HTMLElement): NewsletterProps | null {
  const form = element.querySelector<HTMLFormElement>('form.newsletter-form, form')
  if (!form) return null
  return { form, wrapper: form.closest<HTMLElement>('.newsletter-form-wrapper') ?? form }
}

/** Says when the sign-up is ready and when it is narrow, by the classes that templates style. */
export function attach(_element: HTMLElement, { wrapper, form }: NewsletterProps): () => void {
  adoptStyles('newsletter', css)
  const parts = [...new Set([wrapper, form])]
  const undos = parts.map((part) => addClass(part, renderedClass))
  const measure = (width: number) => wrapper.classList.toggle(smallClass, width > 0 && width < smallContainerPx)
  measure(wrapper.getBoundingClientRect().width)
  const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width))
  observer.observe(wrapper)

  return () => {
    observer.disconnect()
    wrapper.classList.remove(smallClass)
    for (const undo of undos) undo()
  }
}

/** Adds a class that the server did not write; the undo leaves the attribute as it was. */
function addClass(element: HTMLElement, name: string): () => void {
  const served = element.getAttribute('class')
  if (element.classList.contains(name)) return () => {}
  element.classList.add(name)
  return () => {
    element.classList.remove(name)
    if (served === null) element.removeAttribute('class')
  }
}
