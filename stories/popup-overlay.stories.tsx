import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Direction } from './support/direction'
import { patience } from './support/enter'
import { newsletterBlock } from './support/formMarkup'
import { inOverlay } from './support/overlay'
import { ServedMarkup } from './support/ServedMarkup'

interface PopupOverlayStoryProps {
  readonly style: 'light' | 'dark'
  /** The HTML of the template. */
  readonly content: string
  readonly direction?: Direction
}

/** A message or a sign-up that opens over the page. Here it opens at once. */
export function PopupOverlay({ style, content, direction }: PopupOverlayStoryProps) {
  const popupOverlaySettings = { style, showOnAllPages: true, version: Date.now() }
  const html = `<template data-block-type="popup-overlay">${content}</template><p>The page below it.</p>`
  return <ServedMarkup html={html} context={{ websiteSettings: { popupOverlaySettings } }} direction={direction} />
}

const message = '<h2>Seal count on Sunday</h2><p>Bring binoculars. <a href="#count">How we count</a></p>'

const meta = {
  title: 'Blocks/Popup overlay',
  component: PopupOverlay,
  excludeStories: ['PopupOverlay'],
  args: { style: 'light', content: message },
  play: async () => {
    await expect(await screen.findByText('The page below it.')).toBeVisible()
    const content = () => document.querySelector('.sqs-popup-overlay')
    await waitFor(() => expect(content()).not.toBeNull(), { timeout: 10_000 })
  },
} satisfies Meta<typeof PopupOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}

export const Dark: Story = { args: { style: 'dark' } }

/** A newsletter form in the overlay works as on any page. */
export const SignUp: Story = { args: { content: newsletterBlock('100%') } }

export const Long: Story = {
  args: { content: `<h2>Seal count</h2>${'<p>Bring binoculars, and a friend.</p>'.repeat(40)}` },
  play: async () => {
    await meta.play()
    await waitFor(() => expect(inOverlay('.page-dialog-body')).toHaveAttribute('tabindex', '0'), patience)
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' } }
