import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ServerProps, useServerElement } from '../../src/runtime/useServerElement'

let button: HTMLButtonElement

function Change(props: { readonly of: Element | null; readonly to: ServerProps }) {
  useServerElement(props.of, props.to)
  return null
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

beforeEach(() => {
  document.body.innerHTML = '<button class="server" aria-expanded="false" style="color: red">Open</button>'
  button = document.querySelector('button')!
})

describe('useServerElement', () => {
  it('writes attributes, classes and styles, and restores them on unmount', () => {
    const before = attributesOf(button)
    const to = {
      'aria-expanded': true,
      hidden: true,
      title: null,
      classes: { open: true, server: false },
      style: { color: 'blue', height: '3px' },
    }
    const view = render(<Change of={button} to={to} />)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('hidden')).toBe('')
    expect(button.className).toBe('open')
    expect(button.style.color).toBe('blue')
    view.unmount()
    expect(attributesOf(button)).toEqual(before)
    expect(button.style.color).toBe('red')
    expect(button.style.height).toBe('')
  })

  it('restores what the next render no longer sets', () => {
    const view = render(<Change of={button} to={{ title: 'one', classes: { open: true } }} />)
    view.rerender(<Change of={button} to={{}} />)
    expect(button.hasAttribute('title')).toBe(false)
    expect(button.className).toBe('server')
  })

  it('calls the latest render’s listener, and none after unmount', () => {
    const first = vi.fn()
    const second = vi.fn()
    const view = render(<Change of={button} to={{ onClick: first }} />)
    view.rerender(<Change of={button} to={{ onClick: second }} />)
    button.click()
    view.unmount()
    button.click()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('changes nothing if the markup lacks the element', () => {
    const before = document.body.innerHTML
    render(<Change of={null} to={{ title: 'one' }} />, { container: document.createElement('div') })
    expect(document.body.innerHTML).toBe(before)
  })
})
