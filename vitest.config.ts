import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './build/compileMessages.mjs'
import { joinTranslations } from './build/joinTranslations.mjs'
import { chromiumFlags, chromiumPath, hasHeadlessShell } from './test/support/browser.ts'
import SlowestFirst from './test/support/slowestFirst.ts'

const shared = { globals: false, restoreMocks: true, unstubGlobals: true } as const
// The default of one second says more about the machine than about the page.
const patient = { poll: { timeout: 20_000 } }
// Browsers and timers on a busy machine. The reporter names each test that needed its second try.
const retry = 1
const executablePath = chromiumPath()
const maxWorkers = '100%' // Vitest leaves a core free by default, for people who work meanwhile

/** Tests of the rooms without a DOM. */
const rules = 'test/{errors,language,model}/**/*.test.ts'

/**
 * What a test file is, by its name: `.test` in happy-dom, or in Node if it tests a room without a DOM; `.node.test` in
 * Node; `.page.test` against the built bundle in Chromium. Every story is a test too, with axe.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/countReporter.ts'],
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [joinTranslations(), compileMessages()],
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          include: [rules],
          exclude: ['test/**/*.node.test.ts', 'test/**/*.page.test.ts', 'node_modules'],
          isolate: false, // pure functions share no state
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [joinTranslations(), compileMessages()],
        test: {
          ...shared,
          name: 'unit',
          environment: 'happy-dom',
          pool: 'vmThreads', // happy-dom loads once for each worker, which halves the time
          setupFiles: ['test/support/unitSetup.ts'],
          environmentOptions: { happyDOM: { url: 'http://site.test/', settings: { enableImageFileLoading: true } } },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.node.test.ts', 'test/**/*.page.test.ts', rules, 'node_modules'],
          retry,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [joinTranslations(), compileMessages()],
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          css: true, // the demo site's style sheets are files
          include: ['test/**/*.node.test.ts'],
          maxWorkers,
          testTimeout: 120_000, // on a busy machine too; this only ends a test that hangs
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [joinTranslations(), compileMessages()],
        test: {
          ...shared,
          name: 'pages',
          environment: 'node',
          css: true,
          include: ['test/**/*.page.test.ts'],
          expect: patient,
          retry,
          globalSetup: ['test/support/pagesSetup.ts'],
          testTimeout: 180_000, // a test fails by its own waits; this only ends one that hangs
          hookTimeout: 180_000,
          isolate: false, // the files of a worker share a browser, and the modules that each would load again
          maxWorkers: hasHeadlessShell ? 4 : 2, // tests wait for states, so two cores serve four of them
          sequence: { groupOrder: 1 }, // after the others: browsers want the machine for themselves
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          expect: patient,
          retry,
          isolate: false, // as in Storybook, where people go from story to story on one page
          maxWorkers,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
              // axe must not run in the middle of a fade.
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
})
