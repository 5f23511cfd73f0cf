import { waitFor } from 'storybook/test'
import { inspect } from '../../src/index'

const patienceMs = 10_000 // in development, a block's code is compiled on demand

/** Waits until every block of the story has mounted. Also the `play` function of stories without interaction. */
export async function untilMounted(): Promise<void> {
  await waitFor(
    () => {
      const { blocks } = inspect()
      const waiting = blocks.filter(({ state }) => state === 'waiting' || state === 'loading')
      if (blocks.length === 0 || waiting.length > 0) throw new Error('The blocks of this story are still on their way.')
    },
    { timeout: patienceMs },
  )
}
