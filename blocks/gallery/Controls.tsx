import { useState } from 'react'
import { useStore } from 'zustand'
import { useServerElement } from '../../src/runtime/useServerElement'
import type { GalleryProps } from './block'
import type { Engine } from './engine'
import { canStep, type Step } from './galleryState'
import { messages } from './messages'
import { Placed } from './Placed'

type Props = GalleryProps & { readonly engine: Engine }

/** Previous and next: the server's own, or drawn where it wrote none. */
export function Controls({ element, region, data, engine }: Props) {
  const [[previous, next]] = useState(() => served(element))
  if (previous && next) {
    return (
      <>
        <ServerControl control={previous} step={-1} engine={engine} />
        <ServerControl control={next} step={1} engine={engine} />
      </>
    )
  }
  return (
    <Placed
      at={region}
      where="append"
      className={`sqs-gallery-controls${data.controls ? '' : ' skerry-gallery-on-focus'}`}
    >
      <DrawnControl step={-1} engine={engine} />
      <DrawnControl step={1} engine={engine} />
    </Placed>
  )
}

function served(element: HTMLElement) {
  const find = (name: string) => element.querySelector<HTMLElement>(`.sqs-gallery-controls .${name}`)
  return [find('previous'), find('next')]
}

interface ControlProps {
  readonly step: Step
  readonly engine: Engine
}

function DrawnControl({ step, engine: { controller } }: ControlProps) {
  const isUseful = useStore(controller.store, (state) => canStep(state, step))
  return (
    <button
      type="button"
      className={`${step === 1 ? 'next' : 'previous'}${isUseful ? '' : ' disabled'}`}
      aria-label={step === 1 ? messages.next : messages.previous}
      // Not `disabled`: the focus would be lost at the last slide.
      aria-disabled={isUseful ? undefined : true}
      onClick={() => controller.step(step)}
    />
  )
}

/** The server writes a link without an address in the role of a button: it gets what a button does by itself. */
function ServerControl({ control, step, engine: { controller } }: ControlProps & { readonly control: HTMLElement }) {
  const isUseful = useStore(controller.store, (state) => canStep(state, step))
  const label = step === 1 ? messages.next : messages.previous
  const isButton = control.localName === 'button'
  useServerElement(control, {
    role: isButton ? control.getAttribute('role') : 'button',
    tabindex: isButton ? control.getAttribute('tabindex') : 0,
    'aria-label': control.getAttribute('aria-label') || label,
    'aria-disabled': isUseful ? null : true,
    classes: { disabled: !isUseful },
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      controller.step(step)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isButton || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      controller.step(step)
    },
  })
  return null
}
