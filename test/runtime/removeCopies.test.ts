import { afterEach, describe, expect, it } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { removeCopies, watchCopies } from '../../src/runtime/removeCopies'
import { createPageWatch } from '../../src/runtime/watchPage'
import { element } from '../../src/ui/element'

let stop = () => {}

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Adds a block of the server with an element of ours inside and after it. */
function addBlock() {
  const changes = recordChanges()
  const block = element('div', { class: 'block' }, element('p', {}, 'Served'))
  block.append(changes.own(element('button', {}, 'Share')))
  document.body.append(block, changes.own(element('span', { role: 'status' })))
  return { block, changes }
}

describe('copies of our own elements that a script has made', () => {
  it('are removed, and the originals stay', () => {
    const { block } = addBlock()
    const copy = block.cloneNode(true) as Element
    block.before(copy)
    removeCopies(document)
    expect(copy.innerHTML).toBe('<p>Served</p>')
    expect(document.querySelectorAll('button, [role="status"]')).toHaveLength(2)
  })

  it('are removed when they are added, even beside their block, and moved elements stay', async () => {
    const { block } = addBlock()
    const { watch, start, stop: stopWatching } = createPageWatch()
    const stopRemoving = watchCopies(watch)
    start()
    stop = () => {
      stopRemoving()
      stopWatching()
    }
    const copies = element('main')
    copies.innerHTML = document.body.innerHTML
    document.body.append(copies, (block.nextSibling as Element).cloneNode(true))
    copies.after(block)
    await Promise.resolve()
    expect(copies.innerHTML).toBe('<div class="block"><p>Served</p></div>')
    expect([...document.body.children].map(({ localName }) => localName)).toEqual(['span', 'main', 'div'])
    expect(block.querySelector('button')).not.toBeNull()
  })

  it('are removed from a page that was saved with them', () => {
    const { changes } = addBlock()
    const { innerHTML } = document.body
    changes.undo()
    document.body.innerHTML = innerHTML
    stop = watchCopies(() => () => {})
    expect(document.body.innerHTML).toBe('<div class="block"><p>Served</p></div>')
  })
})
