import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { pageLocale } from '../src/browser/pageLocale'
import { settings } from '../src/browser/settings'
import { wordsLocale } from '../src/language/catalogue'
import type { Compiled } from '../src/language/compiled'
import { formatNumber, parseNumber } from '../src/language/parseNumber'
import { relativeTime } from '../src/language/relativeTime'
import { messages as ui } from '../src/ui/messages'
import { Plural } from '../src/ui/Plural'

/**
 * Every text of the interface in the toolbar's language, and values formatted for it. A text that is unchanged in the
 * pseudo-locale is not translatable; one that overflows its cell is too long.
 */
const meta = { title: 'Foundations/Language' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const files = import.meta.glob<{ readonly [name: string]: unknown }>(
  [
    '../src/**/*essages.ts',
    '../blocks/**/*essages.ts',
    '../blocks/**/captions.ts',
    '!../**/{videoMessages,ownWordsMessages}.ts',
    '!../src/language/offPage/*', // no page shows them, so the build rejects them next to a translation
  ],
  { eager: true },
)

const cell = {
  padding: '6px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: '1px solid #ddd',
} as const

function written(message: Compiled): string {
  if (typeof message === 'string') return message
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      if (part === 0) return '#'
      const [name, how] = part
      if (typeof how !== 'object') return `{${name}}`
      return Object.entries(how)
        .map(([key, one]) => `${key}: ${written(one)}`)
        .join(' / ')
    })
    .join('')
}

function Sentences() {
  const lists = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name, words]) => /messages|captions/i.test(name) && typeof words === 'object')
      .map(([name, words]) => ({
        title: `${file.replace(/^\.\.\//, '')} ${name}`,
        words: words as { [entry: string]: Compiled },
      })),
  )
  return (
    <div lang={document.documentElement.lang} style={{ font: '14px/1.5 system-ui' }}>
      {lists.map(({ title, words }) => (
        <section key={title}>
          <h2 style={{ fontSize: 15, margin: '24px 0 4px' }}>
            <bdi>{title}</bdi>
          </h2>
          <table
            style={{ borderCollapse: 'collapse', inlineSize: '100%', tableLayout: 'fixed', overflowWrap: 'anywhere' }}
          >
            <tbody>
              {Object.entries(words).map(([entry, message]) => (
                <tr key={entry}>
                  <th scope="row" style={{ ...cell, inlineSize: '34%', fontWeight: 400, color: '#555' }}>
                    <bdi>{entry}</bdi>
                  </th>
                  <td style={cell}>{written(message)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

/** The current catalogue: the texts that pages show. */
export const AllMessages: Story = {
  render: () => <Sentences />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(ui.clear)).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/offPage/)).toBeNull()
  },
}

function Counted() {
  const [count, setCount] = useState(1)
  return (
    <p style={{ font: '18px/1.5 system-ui' }}>
      <label>
        Times{' '}
        <input type="number" min="0" value={count} onChange={({ target }) => setCount(target.valueAsNumber || 0)} />
      </label>{' '}
      <output>
        <Plural
          value={count}
          forms={{ '=0': 'never', one: 'once', other: `${formatNumber(count, wordsLocale())} times` }}
          locale="en"
        />
      </output>
    </p>
  )
}

/** The `Plural` component chooses a form by the rules of a locale, and rejects a key that the locale does not have. */
export const Plurals: Story = {
  render: () => <Counted />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton')
    await expect(canvas.getByRole('status')).toHaveTextContent('once')
    await userEvent.clear(field)
    await expect(canvas.getByRole('status')).toHaveTextContent('never')
    await userEvent.type(field, '7')
    await expect(canvas.getByRole('status')).toHaveTextContent('7 times')
  },
}

const times = [0, 1, 12, 59, 60, 3600, 86_400 * 3, 86_400 * 90, 86_400 * 800, -300]

/** "just now" and "about N seconds ago" are our texts; longer times use `Intl.RelativeTimeFormat`. */
export const RelativeTime: Story = {
  render: () => (
    <ul style={{ font: '16px/1.6 system-ui' }}>
      {times.map((seconds) => (
        <li key={seconds}>{relativeTime(seconds, pageLocale(settings().locale))}</li>
      ))}
    </ul>
  ),
}

function Numbers() {
  const [text, setText] = useState('1,234.5')
  const value = parseNumber(text, wordsLocale())
  return (
    <p style={{ font: '18px/1.5 system-ui' }}>
      <label>
        A number <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>{' '}
      <output>{String(value)}</output>
    </p>
  )
}

/** A number is parsed only if it fully matches the locale's pattern. Percent and per-mille values are divided. */
export const ParsedNumber: Story = {
  globals: { locale: 'en' },
  render: () => <Numbers />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    const read = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      return canvas.getByRole('status').textContent
    }
    await expect(await read('50%')).toBe('0.5')
    await expect(await read('50‰')).toBe('0.05')
    await expect(await read('1,2,3')).toBe('NaN')
  },
}
