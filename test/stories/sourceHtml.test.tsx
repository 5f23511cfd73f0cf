import type { StoryContext } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { needsPage, sourceHtml } from '../../.storybook/sourceHtml'
import { ServedMarkup } from '../../stories/support/ServedMarkup'

function contextOf(drawn: ReactElement, storyGlobals = {}): StoryContext {
  const parameters = { docs: { source: { transform: sourceHtml } } }
  const context = { title: 'Blocks/Comment count', args: {}, parameters, storyGlobals, originalStoryFn: () => drawn }
  return context as unknown as StoryContext // all that is read of it
}

/** What the docs page of a story shows. */
const sourceOf = (drawn: ReactElement) => sourceHtml('', contextOf(drawn))

describe('the markup shown below a story', () => {
  it('is what the server sends', () => {
    expect(sourceOf(<ServedMarkup html="<p>Low water</p>" />)).toBe('<p>Low water</p>')
  })

  it('begins with the page context that the block needs', () => {
    const context = { websiteSettings: { disqusShortname: '</script>' } }
    expect(sourceOf(<ServedMarkup html="<p>Low water</p>" context={context} />)).toBe(
      `<script>
  window.Static = {
    "SQUARESPACE_CONTEXT": {
      "websiteSettings": {
        "disqusShortname": "\\u003c/script>"
      }
    }
  }
</script>

<p>Low water</p>`,
    )
  })
})

describe('a docs page', () => {
  const plain = <ServedMarkup html="<p>Low water</p>" />

  it('shows a story in a page of its own if it sets the page context or a scenario', () => {
    const isOwner = { authenticatedAccount: { id: 'a1' } }
    expect(needsPage(contextOf(<ServedMarkup html="<p>Low water</p>" context={isOwner} />))).toBe(true)
    expect(needsPage(contextOf(plain, { scenario: 'offline' }))).toBe(true)
  })

  it('shows other stories without a frame', () => {
    expect(needsPage(contextOf(plain))).toBe(false)
  })
})
