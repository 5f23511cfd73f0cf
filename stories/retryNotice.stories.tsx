import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import { showRetry } from '../src/ui/retryNotice'

interface RetryNoticeProps {
  readonly message: string
  /** How long a retry takes before it fails again. */
  readonly tryMs: number
}

export function RetryNotice({ message, tryMs }: RetryNoticeProps) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!block.current) return
    return showRetry(block.current, { message, onRetry: () => new Promise((resolve) => setTimeout(resolve, tryMs)) })
  }, [message, tryMs])
  return (
    <div>
      <div ref={block}>
        <h2>Opening hours</h2>
        <p>What the server wrote stays readable when a block’s code cannot be loaded.</p>
      </div>
    </div>
  )
}

const meta = {
  title: 'Interface/Retry notice',
  component: RetryNotice,
  excludeStories: ['RetryNotice'],
  args: { message: 'Unable to load. Try again.', tryMs: 2000 },
} satisfies Meta<typeof RetryNotice>

export default meta
type Story = StoryObj<typeof meta>

export const UnableToLoad: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button')).toHaveAccessibleName(args.message)
  },
}
