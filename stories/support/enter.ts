import type { StoryContext } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { untilMounted } from './untilMounted'

/** How long a story waits for code that the visitor's first action loads, such as the code that submits a form. */
export const patience = { timeout: 15_000 }

/** Types into fields, found by the start of their labels, after the story's blocks have mounted. */
export async function enter(
  canvas: StoryContext['canvas'],
  entries: { readonly [label: string]: string } = { Email: 'ada@example.com' },
): Promise<void> {
  await untilMounted()
  for (const [label, text] of Object.entries(entries)) {
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text)
  }
}
