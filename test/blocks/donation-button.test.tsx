import { render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { parse } from '../../blocks/donation-button/block'
import { DonationButton } from '../../blocks/donation-button/DonationButton'
import { interceptNavigation } from '../../src/browser/navigate'

let undo = () => {}
afterEach(() => undo())

function open(html: string) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  const visited: string[] = []
  undo = interceptNavigation((url) => visited.push(url))
  const props = parse(element)!
  const view = render(<DonationButton {...props} />, { container: document.createElement('div') })
  return { element, button: props.button, visited, view }
}

const block =
  '<div class="sqs-block sqs-block-donation"><div class="sqs-donate-button" data-donate-page-id="d1&x">Donate</div></div>'

/** Presses a key; returns whether it was handled. */
function press(element: HTMLElement, key: string, repeat = false): boolean {
  return !element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
}

describe('the donation button', () => {
  it('opens the page that its attribute names', () => {
    const { button, visited } = open(block)
    button.click()
    expect(visited).toEqual(['/checkout/donate?donatePageId=d1%26x'])
  })

  it.each(['Enter', ' '])('responds to the key %j', (key) => {
    const { button, visited } = open(block)
    press(button, key)
    expect(visited).toHaveLength(1)
  })

  it('ignores other keys and keys that are held down', () => {
    const { button, visited } = open(block)
    press(button, 'a')
    press(button, 'Enter', true)
    expect(visited).toEqual([])
  })

  it('leaves Enter on a link to the browser, and opens once on Space without scrolling the page', () => {
    const { button, visited } = open('<a href="/elsewhere" data-donate-page-id="d2">Give</a>')
    press(button, 'Enter')
    expect(visited).toEqual([])
    expect(press(button, ' ')).toBe(true)
    expect(visited).toEqual(['/checkout/donate?donatePageId=d2'])
    expect(press(button, ' ', true)).toBe(true)
    expect(visited).toHaveLength(1)
  })

  it('leaves keys with a modifier to the browser, and does not follow its own link', () => {
    const { button, visited } = open('<a href="/elsewhere" data-donate-page-id="d2">Give</a>')
    const key = new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true, cancelable: true })
    expect(button.dispatchEvent(key)).toBe(true)
    expect(visited).toEqual([])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(button.dispatchEvent(click)).toBe(false)
    expect(visited).toHaveLength(1)
  })

  it('leaves a click with a modifier on a link to the browser', () => {
    const { button, visited } = open('<a href="/elsewhere" data-donate-page-id="d2">Give</a>')
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    expect(button.dispatchEvent(click)).toBe(true)
    expect(visited).toEqual([])
  })

  it('opens on a click with a modifier if it is not a link', () => {
    const { button, visited } = open(block)
    button.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    expect(visited).toEqual(['/checkout/donate?donatePageId=d1%26x'])
  })

  it('prefers its own attribute over the block’s', () => {
    const { button, visited } = open(
      '<div class="sqs-block-donation" data-donate-page-id="d3"><a class="sqs-donate-button" href="#" data-donate-page-id="d4">Give</a></div>',
    )
    button.click()
    expect(visited).toEqual(['/checkout/donate?donatePageId=d4'])
  })

  it('can be focused if the server rendered no button element', () => {
    const { button } = open(block)
    expect(button.getAttribute('role')).toBe('button')
    expect(button.tabIndex).toBe(0)
  })

  it.each(['<a href="#" tabindex="-1"', '<button tabindex="-1"'])(
    'keeps its role and its place in the tab order: %s',
    (tag) => {
      const { button } = open(`${tag} data-donate-page-id="d2">Give`)
      expect([button.getAttribute('role'), button.tabIndex]).toEqual([null, -1])
    },
  )

  it('opens once if a real button turns the key into a click', () => {
    const { button, visited } = open('<button data-donate-page-id="d2">Give</button>')
    press(button, 'Enter')
    button.click()
    expect(visited).toEqual(['/checkout/donate?donatePageId=d2'])
  })

  it('takes the id from the block if the button has none', () => {
    const { button, visited } = open(
      '<div class="sqs-block-donation" data-donate-page-id="d3"><a class="sqs-donate-button" href="#">Give</a></div>',
    )
    button.click()
    expect(visited).toEqual(['/checkout/donate?donatePageId=d3'])
  })

  it('leaves the markup as the server sent it', () => {
    const { element, view } = open(block)
    view.unmount()
    expect(element.outerHTML).toBe(block.replace('&x', '&amp;x'))
  })

  it('is the block itself if the block names the page, and opens on Space if it is a link', () => {
    const { element, visited } = open('<a class="sqs-block-donation" href="/give" data-donate-page-id="d1">Donate</a>')
    expect(press(element, ' ')).toBe(true)
    expect(visited).toEqual(['/checkout/donate?donatePageId=d1'])
  })

  it('is left to the browser if it is a link that names no donation page', () => {
    document.body.innerHTML =
      '<div class="sqs-block sqs-block-donation"><a class="sqs-block-button-element" href="/donate">Donate</a></div>'
    expect(parse(document.body.firstElementChild as HTMLElement)).toBeNull()
  })

  it('explains that a block needs a button', () => {
    document.body.innerHTML = '<div class="sqs-block sqs-block-donation">Donate</div>'
    expect(() => parse(document.body.firstElementChild as HTMLElement)).toThrow('This donation block has no button')
  })

  it('explains that a button needs a page', () => {
    document.body.innerHTML = '<button data-donate-page-id="">Donate</button>'
    expect(() => parse(document.body.firstElementChild as HTMLElement)).toThrow('The donation button names no page')
  })
})
