import { useState } from 'react'
import { useStore } from 'zustand'
import { isPress } from '../../../src/browser/plainClick'
import type { Step } from '../../../src/model/gallery/galleryIndex'
import { type ServerProps, useServerElement } from '../../../src/runtime/useServerElement'
import { useServerId } from '../../../src/runtime/useServerId'
import type { Engine } from '../engine/engine'
import { canStep, fits } from '../engine/galleryState'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import { Placed } from './Placed'

export type ControlsProps = GalleryProps & { readonly engine: Engine }

/** Previous and next: the server's controls, or drawn if it has none; hidden if all slides are visible at once (B4). */
export function Controls({ element, region, container, data, engine }: ControlsProps) {
  const [[previous, next]] = useState(() => served(element))
  const hasFit = useStore(engine.controller.store, fits)
  const id = useServerId(container)
  useServerElement(container, { id })
  const shared = { engine, controls: id }
  if (previous && next) {
    return (
      <>
        <ServerControl control={previous} step={-1} isHidden={hasFit} {...shared} />
        <ServerControl control={next} step={1} isHidden={hasFit} {...shared} />
      </>
    )
  }
  if (hasFit) return null
  return (
    <Placed
      at={region}
      where="append"
      className={`sqs-gallery-controls${data.controls ? '' : ' skerry-gallery-on-focus'}`}
    >
      <DrawnControl step={-1} {...shared} />
      <DrawnControl step={1} {...shared} />
    </Placed>
  )
}

/** Previous and next in the block's own markup. */
export function served(element: HTMLElement) {
  const find = (name: string) => element.querySelector<HTMLElement>(`.sqs-gallery-controls .${name}, [data-${name}]`)
  return [find('previous'), find('next')]
}

interface ControlProps {
  readonly step: Step
  readonly engine: Engine
  /** The id of the element that they control. */
  readonly controls: string
}

function DrawnControl({ step, controls, engine: { controller } }: ControlProps) {
  const isUseful = useStore(controller.store, (state) => canStep(state, step))
  return (
    <button
      type="button"
      className={`${step === 1 ? 'next' : 'previous'}${isUseful ? '' : ' disabled'}`}
      aria-label={step === 1 ? messages.next : messages.previous}
      aria-controls={controls}
      // Not `disabled`, because the focus would be lost at the last slide.
      aria-disabled={isUseful ? undefined : true}
      onClick={() => controller.step(step)}
    />
  )
}

interface ServerControlProps extends ControlProps {
  readonly control: HTMLElement
  readonly isHidden: boolean
  /** A class to add. */
  readonly className?: string
}

/** Previous or next in the server's markup. */
export function ServerControl({ control, step, controls, isHidden, className, engine }: ServerControlProps) {
  const { controller } = engine
  const isUseful = useStore(controller.store, (state) => canStep(state, step))
  // If a control contains text, the text names it.
  const label = /\p{L}/u.test(control.textContent ?? '') ? null : step === 1 ? messages.next : messages.previous
  useServerElement(control, {
    ...buttonProps(control, label, () => controller.step(step)),
    'aria-disabled': isUseful ? null : true,
    'aria-controls': controls,
    style: { display: isHidden ? 'none' : null },
    classes: { disabled: !isUseful, 'sqs-disabled': !isUseful, ...(className ? { [className]: true } : {}) },
  })
  return null
}

/** Makes an element work like a button: the server writes links without an `href`, with the role of a button. */
export function buttonProps(control: Element, label: string | null, press: () => void): ServerProps {
  const isButton = control.localName === 'button'
  return {
    role: isButton ? control.getAttribute('role') : 'button',
    tabindex: isButton ? control.getAttribute('tabindex') : 0,
    'aria-label': control.getAttribute('aria-label') || label,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      press()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isButton || !isPress(event)) return
      event.preventDefault()
      press()
    },
  }
}
