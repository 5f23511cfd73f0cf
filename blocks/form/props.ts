import type { Page } from '../../src/model/page/page'
import type { FormContext } from './read/formContext'
import type { DrawnForm } from './view/drawn/DrawnForm'

/** The button and the form of a lightbox form. */
export interface LightboxParts {
  readonly handle: HTMLElement
  readonly wrapper: HTMLElement
}

export interface FormProps {
  readonly root: HTMLElement
  /** The form that the server sent; null where it is drawn here. */
  readonly form: HTMLFormElement | null
  /** Where the form is drawn: the server's empty `.form-wrapper`. */
  readonly wrapper: HTMLElement | null
  /** What draws it there; null until it is prepared, and for a form of the server. */
  readonly DrawnForm: typeof DrawnForm | null
  /** What the server hides until its own script runs; null where it stays hidden. */
  readonly hiddenParts: readonly HTMLElement[]
  readonly lightbox: LightboxParts | null
  readonly isOverlayForm: boolean
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly successRedirect: string
  /** The owner's HTML that runs after a submission, as the served document carries it. */
  readonly submissionHtml: string
  readonly context: FormContext
  readonly page: Page
}
