import { callNative } from '../../src/browser/callNative'
import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { shared } from '../../src/browser/shared'
import { pageLoaded } from '../../src/runtime/moments'
import { nextTurn } from '../../src/runtime/queue'
import { resubmit } from '../../src/runtime/resubmit'
import { newId } from '../../src/ui/newId'
import type { FormProps, MountForm } from './props'
import { addAttribute, addedNames } from './read/addAttribute'
import { findCaptcha } from './read/captchaMarkup'
import { completeFields } from './read/completeFields'
import { type Control, isTickable } from './read/control'
import { reportForm } from './reportForm'
import { isDraftKept } from './send/isDraftKept'

/** The events that precede filling in a form: the visitor points at it, or focuses, autofills or submits it. */
const intentTypes = ['pointerover', 'focusin', 'input', 'submit']

/** The forms that visitors started to use before their view had loaded, each with a submission to repeat. */
const intents = () => shared('formIntents', () => new WeakMap<HTMLElement, SubmitEvent | null>())

/**
 * For each form, the changes that show parts which the server hides until a script runs, and that complete its menus.
 * These parts may contain a visitor's input, so the changes stay if the view fails, even while it is retried, until the
 * form is unmounted.
 */
const shownParts = () => shared('formParts', () => new WeakMap<HTMLElement, ElementChanges>())

/** The forms that have been drawn. They stay for the same reason as `shownParts`. */
const drawnForms = () =>
  shared(
    'drawnForms',
    () => new WeakMap<HTMLElement, Required<Pick<FormProps, 'drawnDraft'>> & { form: HTMLFormElement }>(),
  )

/**
 * Loads the code that draws the form, and its view if visitors would notice its absence. For all other forms, the view
 * and React load when a visitor starts to use the form: most visitors of a page with a form never do.
 */
export async function prepare(props: FormProps): Promise<FormProps> {
  const completing = loadCompletion(props)
  if (!needsView(props)) return { ...props, ...(await completing) }
  // React must not delay the page's own images, unless a visitor is waiting for it.
  if (!intents().has(props.root) && !navigator.userActivation?.hasBeenActive) await pageLoaded()
  const [{ mountForm, restoreCopy }, completion] = await Promise.all([loadView(), completing])
  if (isCopy(props.root)) restoreCopy(props.root)
  return { ...props, ...completion, mountForm }
}

/** Completes a form, drawn or from the server, and shows its view, immediately if `prepare` has loaded it. */
export function attach(root: HTMLElement, served: FormProps, fail: (error: unknown) => void): () => void {
  const changes = recordChanges()
  const parts = shownParts().get(root) ?? recordChanges()
  let unmount = () => {}
  const undo = () => {
    unmount()
    changes.undo()
  }
  const onError = (error: unknown) => {
    if (changes.signal.aborted) return
    undo()
    fail(error)
  }
  shownParts().set(root, parts)
  const props = draw(served, parts)
  const { form } = props
  const show = (mountForm: MountForm) => {
    if (changes.signal.aborted) return
    unmount = mountForm(props, onError)
    const event = intents().get(root)
    intents().delete(root)
    if (event) resubmit(event.target, event.submitter)
  }

  for (const part of props.hiddenParts) {
    parts.attribute(part, 'hidden', null)
    parts.style(part, 'animation', null) // see `reserveStyle`
  }
  if (form) {
    addAttribute(changes, form, 'novalidate', '') // use our rules and messages instead of the browser's
    addAttribute(changes, form, 'data-state', 'idle')
    changes.onUndo(completeFields(form, newId('form')))
    if (form === served.form) props.unsetMenus?.(form, props.context, parts)
    reportForm(form, props)
  }
  if (props.mountForm) show(props.mountForm)
  else {
    const stopListening = onIntent(root, () => {
      loadView()
        .then(({ mountForm }) => {
          stopListening()
          show(mountForm)
        })
        .catch(onError)
    })
    changes.onUndo(stopListening)
  }
  return () => {
    intents().delete(root)
    undo()
    parts.undo()
    shownParts().delete(root)
    drawnForms().delete(root)
  }
}

/**
 * Draws the form of a newer page from its context, into its empty wrapper or in place of the server's form. Keeps the
 * server's form if a visitor may be using it already. Reuses a form that was drawn before its view failed.
 */
function draw(props: FormProps, parts: ElementChanges): FormProps {
  const { root, form: served, wrapper, drawForm, context } = props
  const known = drawnForms().get(root)
  if (known?.form.isConnected) return { ...props, ...known }
  if (!drawForm || (served && isInUse(served, root))) return props
  const form = drawForm(context, props.page.settings.locale)
  if (served) {
    if (!form.querySelector('.form-item')) return props // its context cannot be read
    const place = callNative(served, 'closest', '.form-inner-wrapper') ?? served
    const draft = callNative(served, 'getAttribute', 'data-draft')
    if (draft !== null) form.setAttribute('data-draft', draft)
    callNative(place, 'replaceWith', form)
    parts.onUndo(() => form.replaceWith(place))
  } else wrapper?.append(form)
  parts.own(form)
  parts.listen(root, 'submit', (event) => event.preventDefault()) // only its view can send it
  const drawnDraft = props.keepDrawnDraft!(root, form, props.formId) // it has loaded with `drawForm`
  parts.onUndo(drawnDraft.stop)
  drawnForms().set(root, { form, drawnDraft })
  return { ...props, form, drawnDraft }
}

/** Whether a visitor has started to fill in the server's form. */
function isInUse(form: HTMLFormElement, root: HTMLElement): boolean {
  if (intents().has(root) || Node.prototype.contains.call(form, document.activeElement)) return true
  const controls = callNative(form, 'querySelectorAll', 'input, select, textarea') as NodeListOf<Control>
  return [...controls].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const preset = [...control.options].findLastIndex((option) => option.hasAttribute('selected'))
      return control.selectedIndex > 0 && control.selectedIndex !== preset
    }
    return isTickable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
  })
}

type Completion = Partial<Pick<FormProps, 'drawForm' | 'keepDrawnDraft' | 'unsetMenus'>>

/** Loads what only forms with a context need. Without it, a form from the server still works. */
async function loadCompletion({ form, context }: FormProps): Promise<Completion | null> {
  if (!form) return import('./draw/drawForm')
  if (!context.hasFields) return null
  return (context.isRedrawn ? import('./draw/drawForm') : import('./read/unsetMenus')).catch(() => null)
}

async function loadView(): Promise<typeof import('./view/mountForm')> {
  const view = await import('./view/mountForm')
  view.warmUp()
  await nextTurn()
  return view
}

/**
 * Whether the view must load at once: the form is locked, opened, filled in or restored by its view, or already in use.
 */
function needsView({ root, form, lightbox, context }: FormProps): boolean {
  if (lightbox || context.hasCaptcha || findCaptcha(root) || intents().has(root) || isCopy(root)) return true
  if (!form) return false
  return Node.prototype.contains.call(form, document.activeElement) || isDraftKept(form, root) === true
}

/** Whether a script has made this form by copying one that was in use. */
function isCopy(root: HTMLElement): boolean {
  const list = `[${addedNames}]`
  return callNative(root, 'matches', list) || callNative(root, 'querySelectorAll', list).length > 0
}

/**
 * Calls `act` at the first sign that a visitor will use a form, and keeps a submission. Returns a function that stops
 * it. It listens in the capture phase, so that neither the browser nor an inline handler of the template acts first.
 */
function onIntent(root: HTMLElement, act: () => void): () => void {
  const listener = (event: Event) => {
    const isFirst = !intents().has(root)
    const isSubmit = event.type === 'submit'
    if (isSubmit) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (isFirst || isSubmit) intents().set(root, isSubmit ? (event as SubmitEvent) : null)
    if (isFirst) act()
  }
  const { addEventListener, removeEventListener } = EventTarget.prototype
  for (const type of intentTypes) addEventListener.call(root, type, listener, true)
  return () => {
    for (const type of intentTypes) removeEventListener.call(root, type, listener, true)
  }
}
