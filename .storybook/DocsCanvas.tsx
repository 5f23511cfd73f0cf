import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import type { StoryContext } from '@storybook/react-vite'
import { type ComponentProps, useContext } from 'react'
import { needsPage } from './sourceHtml'

/**
 * Storybook's canvas on docs pages. All stories there share one page, so it shows a story that needs a page of its own
 * in a frame. The first story stays on the page, where the controls change it.
 */
export function DocsCanvas({ story: options, ...props }: ComponentProps<typeof Canvas>) {
  const { getStoryContext } = useContext(DocsContext)
  const { story } = useOf(props.of ?? 'story', ['story'])
  const context = getStoryContext(story) as StoryContext // without what only a running story has
  if (options?.__primary || !needsPage(context)) return <Canvas {...props} story={options} />
  const height = story.parameters.docs?.story?.height ?? '360px'
  return <Canvas {...props} story={{ ...options, inline: false, height }} />
}
