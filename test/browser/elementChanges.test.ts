import { expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'

function serve(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it('undoes attributes, classes and properties, however often they were written', () => {
  const element = serve('<p class="meta" style="left: 3px;" role="note">Text</p>')
  const served = element.cloneNode(true)
  const changes = recordChanges()
  for (const value of ['a', 'b', null, 'c']) {
    changes.attribute(element, 'role', value)
    expect(element.getAttribute('role')).toBe(value)
  }
  changes.attribute(element, 'data-new', 1)
  changes.classed(element, 'meta', false)
  changes.classed(element, 'more', true)
  changes.style(element, 'left', '9px')
  changes.style(element, 'top', '9px')
  expect(element.isEqualNode(served)).toBe(false)
  changes.undo()
  expect(element.isEqualNode(served)).toBe(true)
})

it('leaves no empty class or style attribute behind after undo', () => {
  const element = serve('<p>Text</p>')
  const changes = recordChanges()
  changes.classed(element, 'more', true)
  changes.style(element, 'left', '9px')
  changes.undo()
  expect(element.outerHTML).toBe('<p>Text</p>')
})

it('restores class and style exactly, unless another script changed them meanwhile', () => {
  const element = serve('<p class=" meta  note " style="left:3px;  top:1px">Text</p>')
  const served = element.outerHTML
  const changes = recordChanges()
  changes.classed(element, 'more', true)
  changes.style(element, 'left', '9px')
  changes.undo()
  expect(element.outerHTML).toBe(served)
  const others = recordChanges()
  others.classed(element, 'more', true)
  element.classList.add('theirs')
  others.undo()
  expect([...element.classList]).toEqual(['meta', 'note', 'theirs'])
})

it('restores the order of the classes', () => {
  const element = serve('<p class="meta note">Text</p>')
  const changes = recordChanges()
  changes.classed(element, 'meta', false)
  changes.undo()
  expect(element.className).toBe('meta note')
})

it('removes a class or style attribute that has become empty', () => {
  const element = serve('<p>Text</p>')
  const changes = recordChanges()
  changes.classed(element, 'more', true)
  changes.classed(element, 'more', false)
  changes.style(element, 'left', '9px')
  changes.style(element, 'left', null)
  expect(element.outerHTML).toBe('<p>Text</p>')
})

it('does not write an attribute that already has its value, because a frame would reload', () => {
  const element = serve('<p title="Tide">Text</p>')
  const observer = new MutationObserver(() => {})
  observer.observe(element, { attributes: true })
  const changes = recordChanges()
  changes.attribute(element, 'title', 'Tide')
  expect(observer.takeRecords()).toEqual([])
})

it('restores the source of an image only while it is on the page, and nothing after undo', () => {
  document.body.innerHTML = '<p><img data-kind="kept"><img data-kind="gone"></p>'
  const [kept, gone] = document.querySelectorAll('img')
  const changes = recordChanges()
  for (const image of [kept!, gone!]) changes.attribute(image, 'src', 'data:,')
  gone!.remove()
  changes.undo()
  expect([kept!.hasAttribute('src'), gone!.hasAttribute('src')]).toEqual([false, true])
  kept!.setAttribute('src', 'data:,theirs')
  changes.undo()
  expect(kept!.getAttribute('src')).toBe('data:,theirs')
})

it('replaces content any number of times, and restores the server’s own nodes', () => {
  const element = serve('<p>Tide <b>table</b></p>')
  const [text, bold] = element.childNodes
  const changes = recordChanges()
  changes.content(element, ['High ', 'water'])
  expect(element.innerHTML).toBe('High water')
  changes.content(element, null)
  expect([...element.childNodes]).toEqual([text, bold])
  changes.content(element, [])
  changes.content(element, ['Low water'])
  changes.undo()
  expect(element.firstChild).toBe(text)
  expect(element.lastChild).toBe(bold)
  changes.content(element, ['Too late'])
  expect(element.innerHTML).toBe('Tide <b>table</b>')
})

it('leaves content alone that was never replaced', () => {
  const element = serve('<p>Tide <b>table</b></p>')
  const observer = new MutationObserver(() => {})
  observer.observe(element, { childList: true })
  const changes = recordChanges()
  changes.content(element, null)
  changes.undo()
  expect(observer.takeRecords()).toEqual([])
  changes.content(element, null)
  expect(observer.takeRecords()).toEqual([])
})

it('removes its own nodes, wherever they were inserted', () => {
  const element = serve('<p>Text</p>')
  const changes = recordChanges()
  const note = changes.own(document.createElement('span'))
  element.before(note)
  changes.own(document.createElement('i')) // never inserted
  element.append(note)
  changes.undo()
  expect(document.body.innerHTML).toBe('<p>Text</p>')
})

it('writes to forms whose fields hide element methods', () => {
  const form = serve('<form><input></form>')
  // Happy-dom gives a form no members for its fields.
  const hidden = ['setAttribute', 'getAttribute', 'removeAttribute']
  for (const name of hidden) Object.defineProperty(form, name, { value: form.firstElementChild, configurable: true })
  const changes = recordChanges()
  changes.attribute(form, 'novalidate', '')
  expect(form.matches('[novalidate]')).toBe(true)
  changes.undo()
  for (const name of hidden) Reflect.deleteProperty(form, name)
  expect(form.matches('[novalidate]')).toBe(false)
})

it('runs an undo function once', () => {
  const stop = vi.fn()
  const changes = recordChanges()
  changes.onUndo(stop)
  changes.undo()
  changes.undo()
  expect(stop).toHaveBeenCalledOnce()
})

it('removes its listeners on undo', () => {
  const element = serve('<p>Text</p>')
  const onClick = vi.fn()
  const changes = recordChanges()
  changes.listen(element, 'click', onClick)
  element.click()
  changes.undo()
  changes.listen(element, 'click', onClick)
  element.click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(changes.signal.aborted).toBe(true)
  const onceOnly = vi.fn()
  recordChanges().listen(element, 'click', onceOnly, { once: true })
  element.click()
  element.click()
  expect(onceOnly).toHaveBeenCalledOnce()
})

it('ignores changes after undo, and runs late undo functions at once', () => {
  const element = serve('<p>Text</p>')
  const stop = vi.fn()
  const changes = recordChanges()
  changes.undo()
  changes.attribute(element, 'role', 'note')
  changes.style(element, 'left', '9px')
  changes.classed(element, 'more', true)
  changes.onUndo(stop)
  expect(element.outerHTML).toBe('<p>Text</p>')
  expect(stop).toHaveBeenCalledOnce()
})
