import type { StoryContext } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { untilMounted } from './untilMounted'

/** How long a story waits for what a form does: what sends it, or a captcha, comes when somebody writes. */
export const patience = { timeout: 15_000 }

/** Types into fields, by the beginning of their labels, once the blocks of the story are alive. */
export async function enter(
  canvas: StoryContext['canvas'],
  entries: { readonly [label: string]: string } = { Email: 'ada@example.com' },
): Promise<void> {
  await untilMounted()
  for (const [label, text] of Object.entries(entries)) {
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text)
  }
}
