import type { StorybookConfig } from '@storybook/react-vite'
import { compileMessages } from '../build/compileMessages.mjs'
import { joinTranslations } from '../build/joinTranslations.mjs'

/** Storybook for designers and for the stories as tests. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that answers for the host; see mocks/browser.ts.
  staticDirs: ['../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false }, // it teaches Storybook, not what is here
  // A built Storybook works below any path. Vite's minifier would turn the `&` of `early.css`, whose rules are nested in
  // their block's, into `:scope`, which matches nothing there.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), joinTranslations(), compileMessages()],
    base: './',
    define: { ...vite.define, 'process.env.SKERRY_LOCALE': JSON.stringify(process.env.SKERRY_LOCALE ?? 'en') },
    build: { ...vite.build, chunkSizeWarningLimit: 2000, cssMinify: false },
  }),
}

export default config
