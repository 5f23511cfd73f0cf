import { afterEach, describe, expect, it } from 'vitest'
import { attach, parse } from '../../blocks/spacer/block'

afterEach(() => {
  document.body.innerHTML = ''
})

function open(ratio: string, content = '<div class="sqs-block-content">&nbsp;</div>'): HTMLElement {
  document.body.innerHTML = `<div class="sqs-block sqs-block-spacer" data-aspect-ratio="${ratio}">${content}</div>`
  return document.body.firstElementChild as HTMLElement
}

describe('a spacer', () => {
  it('has the height that its ratio sets', () => {
    const block = open('2.156862745098039')
    attach(block, parse(block)!)
    expect(block.querySelector<HTMLElement>('.sqs-block-content')!.style.paddingBottom).toBe('2.156862745098039%')
  })

  it('is restored when undone', () => {
    const block = open('20')
    const served = block.outerHTML
    attach(block, parse(block)!)()
    expect(block.outerHTML).toBe(served)
  })

  it.each(['', 'null', '0', '-4'])('is skipped with the ratio %j', (ratio) => {
    expect(parse(open(ratio))).toBeNull()
  })

  it('is skipped without content', () => {
    expect(parse(open('20', ''))).toBeNull()
  })
})
