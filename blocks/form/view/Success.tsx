import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readNative } from '../../../src/browser/callNative'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { runTrustedHtml, sanitiseHtml } from '../../../src/ui/html'
import { useSlot } from '../../../src/ui/useSlot'
import { messages } from '../messages'
import { addedNames, withAdded } from '../read/addAttribute'
import { mayFocus } from './focusError'
import type { LiveFormProps } from './useSubmission'

const textSelector = '.form-submission-text'
const htmlSelector = '.form-submission-html, .sqs-form-block-submission-html'

const revealed = {
  hidden: null,
  classes: { hidden: false },
  'data-skerry-form': 'shown',
  [addedNames]: 'data-skerry-form role tabindex',
}

/** Hides a sent form, then shows, focuses and announces the owner's message, and runs the owner's HTML (A4 Form). */
export function Success({ root, form, submissionHtml, context }: LiveFormProps) {
  const text = useMemo(() => find(root, textSelector), [root])
  const html = useMemo(() => (submissionHtml ? find(root, htmlSelector) : null), [root, submissionHtml])
  const hidden = useMemo(() => around(form, [text, html]), [form, text, html])
  useSubmissionHtml(html, submissionHtml)

  return (
    <>
      {hidden.map((element, index) => (
        <Hidden key={String(index)} element={element} />
      ))}
      {html && <Revealed element={html} />}
      {text ? (
        <ServedMessage root={root} form={form} element={text} />
      ) : (
        <DrawnMessage root={root} form={form} html={context.messageHtml} />
      )}
    </>
  )
}

type MessageProps = Pick<LiveFormProps, 'root' | 'form'>

/** Shows the message in the server's markup, which was hidden until now. */
function ServedMessage({ root, form, element }: MessageProps & { readonly element: HTMLElement }) {
  useServerElement(element, { ...revealed, role: 'status', tabindex: -1 })
  useEffect(() => {
    if (mayFocus(root, form)) element.focus()
  }, [root, form, element])
  return null
}

/** The message from the context: the owner's HTML, sanitised, because anything may have filled the context. */
function DrawnMessage({ root, form, html }: MessageProps & { readonly html: string }) {
  const slot = useSlot(form, 'before')
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    const show = (content: Node | string) => {
      if (!isWanted) return
      message.current?.replaceChildren(content)
      if (mayFocus(root, form)) message.current?.focus()
    }
    if (html === '') show(messages.success)
    else sanitiseHtml(html).then(show, () => show(messages.success))
    return () => {
      isWanted = false
    }
  }, [root, form, html])
  return createPortal(<div ref={message} className="form-submission-text" role="status" tabIndex={-1} />, slot)
}

function Revealed({ element }: { readonly element: HTMLElement }) {
  useServerElement(element, revealed)
  return null
}

/** Hides an element. Sets `display` too, because a template's `display: flex` would override the `hidden` attribute. */
function Hidden({ element }: { readonly element: HTMLElement }) {
  const [hiding] = useState(() => {
    if (readNative(element, 'style').display === 'none') return {} // hidden from everyone, like a honeypot
    const list = readNative(element, 'hidden') ? {} : { [addedNames]: withAdded(element, 'hidden') }
    return { ...list, hidden: true, style: { display: 'none' } }
  })
  useServerElement(element, hiding)
  return null
}

/** Runs the owner's HTML once, and restores the server's content on unmount. */
function useSubmissionHtml(target: HTMLElement | null, html: string): void {
  useLayoutEffect(() => {
    if (!target) return
    const served = [...target.childNodes]
    void runTrustedHtml(target, html)
    return () => target.replaceChildren(...served)
  }, [target, html])
}

/** Returns the elements to hide so that `kept` stays visible: the whole form if none of `kept` is inside it. */
function around(form: Element, kept: readonly (Element | null)[]): readonly HTMLElement[] {
  const inside = kept.filter((element) => element !== null && isInside(form, element))
  if (inside.length === 0) return [form as HTMLElement]
  return [...readNative(form, 'children')].flatMap((child) =>
    inside.includes(child)
      ? []
      : inside.some((element) => isInside(child, element))
        ? around(child, kept)
        : [child as HTMLElement],
  )
}

function isInside(parent: Element, element: Element | null): boolean {
  return element !== null && parent !== element && Node.prototype.contains.call(parent, element)
}

function find(root: Element, selector: string): HTMLElement | null {
  return Element.prototype.querySelector.call(root, selector) as HTMLElement | null
}
