import type { Page } from '../../src/model/page/page'
import type { drawForm } from './draw/drawForm'
import type { FormContext } from './read/formContext'
import type { unsetMenus } from './read/unsetMenus'
import type { DrawnDraft, keepDrawnDraft } from './send/drawnDraft'

/** The button that opens a lightbox form, and the element that becomes the dialog. */
export interface LightboxParts {
  readonly handle: HTMLElement
  readonly wrapper: HTMLElement
}

export interface FormProps {
  readonly root: HTMLElement
  /** The server's form; null before the client has drawn one into an empty wrapper. */
  readonly form: HTMLFormElement | null
  /** The server's empty `.form-wrapper`, into which the client draws the form; null if the server sent a form. */
  readonly wrapper: HTMLElement | null
  /** Draws the form from its context; loaded by `prepare` if the client draws it. */
  readonly drawForm?: typeof drawForm
  /** Keeps what is typed into a form that the client draws; loaded with `drawForm`. */
  readonly keepDrawnDraft?: typeof keepDrawnDraft
  /** The draft of a form that the client has drawn. */
  readonly drawnDraft?: DrawnDraft
  /** Adds what the server's menus lack; loaded by `prepare` if the context has fields. */
  readonly unsetMenus?: typeof unsetMenus
  /** Shows the view; null before `prepare`, and for a form whose view loads only when a visitor starts to use it. */
  readonly mountForm: MountForm | null
  /** The elements that the server hides until its own script runs; empty if they stay hidden. */
  readonly hiddenParts: readonly HTMLElement[]
  readonly lightbox: LightboxParts | null
  readonly isOverlayForm: boolean
  /** Whether its answers are dispatched in an event instead of being sent (docs/decisions.md#74). */
  readonly isAnswered: boolean
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly successRedirect: string
  /** The owner's HTML that runs after a submission, as it is in the served document. */
  readonly submissionHtml: string
  readonly context: FormContext
  readonly page: Page
}

/** Shows the view of a form. `onError` is called once if it throws. Returns a function that removes it. */
export type MountForm = (props: FormProps, onError: (error: unknown) => void) => () => void
