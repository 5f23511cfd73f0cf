import type { StoryContext } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sourceHtml } from '../../.storybook/sourceHtml'
import { ServedMarkup } from '../../stories/support/ServedMarkup'

/** What the docs page of a story shows. */
function sourceOf(drawn: ReactElement): string {
  const context = { title: 'Blocks/Comment count', args: {}, originalStoryFn: () => drawn }
  return sourceHtml('', context as unknown as StoryContext) // all that is read of it
}

describe('the markup below a story', () => {
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
