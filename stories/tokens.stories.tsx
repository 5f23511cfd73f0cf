import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { breakpoints } from '../src/model/page/breakpoints'
import { adoptTokens, colours, roles, tokens } from '../src/ui/tokens'

/** Every token is a custom property. A host sets it on `:root`: `--skerry-accent: rebeccapurple`. */
const meta = { title: 'Foundations/Tokens', beforeEach: adoptTokens } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}
const page: CSSProperties = {
  display: 'grid',
  gap: 32,
  padding: 24,
  background: 'var(--skerry-surface)',
  color: 'var(--skerry-text)',
  font: 'var(--skerry-weight-400) var(--skerry-size-text) / 1.5 var(--skerry-font-family)',
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 style={{ margin: '0 0 12px', fontSize: 'var(--skerry-size-large)', fontWeight: 600 }}>{title}</h2>
      <ul style={grid}>{children}</ul>
    </section>
  )
}

function Token({
  name,
  value,
  children,
}: {
  readonly name: string
  readonly value: string
  readonly children?: ReactNode
}) {
  return (
    <li style={{ display: 'grid', gap: 4, alignContent: 'end' }}>
      {children}
      <code style={{ fontFamily: 'var(--skerry-font-mono)', fontSize: 12 }}>--skerry-{name}</code>
      <span style={{ color: 'var(--skerry-muted)', fontSize: 13 }}>{value}</span>
    </li>
  )
}

const swatch = (name: string): CSSProperties => ({
  blockSize: 56,
  border: '1px solid var(--skerry-line)',
  borderRadius: 'var(--skerry-radius-4)',
  background: `var(--skerry-${name})`,
})

function AllTokens({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const at = scheme === 'light' ? 0 : 1
  return (
    <main style={{ ...page, colorScheme: scheme }}>
      <Section title="Roles">
        {Object.entries(roles).map(([name, values]) => (
          <Token key={name} name={name} value={values[at]}>
            <span style={swatch(name)} />
          </Token>
        ))}
      </Section>
      <Section title="Theme colours">
        {Object.entries(colours).map(([name, values]) => (
          <Token key={name} name={name} value={values[at]}>
            <span style={swatch(name)} />
          </Token>
        ))}
      </Section>
      <Section title="Radius">
        {Object.entries(tokens.radius).map(([name, value]) => (
          <Token key={name} name={`radius-${name}`} value={value}>
            <span style={{ ...swatch('sunken'), borderRadius: value }} />
          </Token>
        ))}
      </Section>
      <Section title="Space">
        {Object.entries(tokens.space).map(([name, value]) => (
          <Token key={name} name={`space-${name}`} value={value}>
            <span style={{ blockSize: 16, inlineSize: value, background: 'var(--skerry-accent)' }} />
          </Token>
        ))}
      </Section>
      <Section title="Size and weight">
        {Object.entries(tokens.size).map(([name, value]) => (
          <Token key={name} name={`size-${name}`} value={value}>
            <span style={{ fontSize: value, lineHeight: 1.2 }}>Harbour</span>
          </Token>
        ))}
        {Object.entries(tokens.weight).map(([name, value]) => (
          <Token key={name} name={`weight-${name}`} value={value}>
            <span style={{ fontWeight: Number(value) }}>Harbour</span>
          </Token>
        ))}
      </Section>
      <Section title="Time">
        {Object.entries(tokens.time).map(([name, value]) => (
          <Token key={name} name={`time-${name}`} value={value} />
        ))}
      </Section>
      <Section title="Stacking">
        <Token name="stack-base" value={tokens.stack.base} />
      </Section>
    </main>
  )
}

export const Light: Story = { render: () => <AllTokens scheme="light" /> }

export const Dark: Story = { render: () => <AllTokens scheme="dark" /> }

function BreakpointTable() {
  useEffect(adoptTokens, [])
  return (
    <main style={page}>
      <table style={{ borderSpacing: '16px 4px', textAlign: 'start' }}>
        <caption style={{ textAlign: 'start' }}>In css px, from src/model/page/breakpoints.ts</caption>
        <tbody>
          {Object.entries(breakpoints).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 500 }}>
                {name}
              </th>
              <td>{[value].flat().join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

export const Breakpoints: Story = { render: () => <BreakpointTable /> }
