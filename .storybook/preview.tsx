import type { Preview } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { createMockPage } from '../mocks/browser'
import { namedScenarios, requestScenarios, unknownScenarioMessage } from '../mocks/scenarios/scenarios'
import { drawImage } from '../mocks/site/images'
import { DocsCanvas } from './DocsCanvas'
import { applyHost, hosts } from './hosts'
import { applyLocale, directions, locales } from './locales'
import { sourceHtml } from './sourceHtml'
import { untilSeen } from './untilSeen'

const mocks = createMockPage()

/** The demo site's images, for stories with its markup. */
const images = http.get('*/content/v1/:website/:file', ({ params }) => {
  const drawn = drawImage(String(params.file).replace('.png', ''), '750w')
  return drawn === null ? undefined : new HttpResponse(drawn, { headers: { 'Content-Type': 'image/svg+xml' } })
})

// A block's code is compiled on demand while developing, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

const widths = { full: 'Full width', '320px': '320', '432px': '432 (mobile)', '800px': '800', '1024px': '1024' }

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    scenario: 'none',
    host: 'plain',
    width: 'full',
    locale: process.env.SKERRY_LOCALE ?? 'en',
    direction: 'auto',
  },
  globalTypes: {
    scenario: {
      description: 'How the host answers (also as a link: &globals=scenario:rateLimited)',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Everything works' },
          ...requestScenarios.map(({ name, description }) => ({
            value: name,
            title: name,
            right: description.slice(0, 48),
          })),
        ],
      },
    },
    host: {
      description: 'The template around the block',
      toolbar: {
        title: 'Host',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(hosts).map(([value, { title }]) => ({ value, title })),
      },
    },
    width: {
      description: 'Width of what is around the block',
      toolbar: {
        title: 'Width',
        icon: 'ruler',
        dynamicTitle: true,
        items: Object.entries(widths).map(([value, title]) => ({ value, title })),
      },
    },
    locale: {
      description: 'Language of the page (also as a link: &globals=locale:de)',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(locales).map(([value, title]) => ({ value, title })),
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: Object.entries(directions).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      source: { type: 'code', language: 'html', transform: sourceHtml },
      components: { Canvas: DocsCanvas },
    },
    layout: 'padded',
    options: { storySort: { order: ['Start here', 'Blocks', 'Interface', 'Foundations'] } },
    viewport: {
      options: Object.fromEntries(
        [320, 432, 800, 1024].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  loaders: [
    mswLoader(async () => {
      await mocks.start()
      return mocks.worker
    }),
  ],
  beforeEach: async ({ globals, viewMode }) => {
    await untilSeen()
    mocks.reset()
    mocks.worker.use(images)
    const named = namedScenarios(String(globals.scenario ?? ''))
    if ('unknown' in named) {
      throw new Error(unknownScenarioMessage(named.unknown, named.suggestion, 'The toolbar lists them.'))
    }
    mocks.use(...named.scenarios.map(({ name }) => name))
    applyHost(String(globals.host), viewMode)
    await applyLocale(String(globals.locale), String(globals.direction))
  },
  decorators: [
    (Story, { globals }) =>
      globals.width === 'full' ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: String(globals.width), marginInline: 'auto' }}>
          <Story />
        </div>
      ),
  ],
}

export default preview
