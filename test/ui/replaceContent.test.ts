import { describe, expect, it } from 'vitest'
import { replaceContent } from '../../src/ui/replaceContent'

const serve = (markup: string) => {
  document.body.innerHTML = markup
  return document.body.firstElementChild as HTMLElement
}

describe('the content of a block', () => {
  it('is replaced inside the platform’s content box, and restored with the same nodes', () => {
    const block = serve('<div><div class="sqs-block-content"><p>Served</p></div></div>')
    const served = block.querySelector('p')
    const restore = replaceContent(block, document.createTextNode('Shown'))
    expect(block.innerHTML).toBe('<div class="sqs-block-content">Shown</div>')
    restore()
    expect(block.querySelector('.sqs-block-content > p')).toBe(served)
  })

  it('is replaced in the block itself if there is no such box', () => {
    const block = serve('<div><p>Served</p></div>')
    const restore = replaceContent(block, document.createTextNode('Shown'))
    expect(block.innerHTML).toBe('Shown')
    restore()
    expect(block.innerHTML).toBe('<p>Served</p>')
  })
})
