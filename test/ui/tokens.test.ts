import { expect, it } from 'vitest'
import { colours, roles, tokens, tokensCss } from '../../src/ui/tokens'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it('the tokens match the specification’s radii, times, weights, colours and base level', () => {
  expect(Object.keys(tokens.radius)).toEqual(['0', '4', '8'])
  expect(Object.values(tokens.time).at(0)).toBe('0ms')
  expect(Object.values(tokens.time).at(-1)).toBe('600ms')
  expect(Object.keys(tokens.weight)).toEqual(['400', '500', '600'])
  expect(Object.keys(colours)).toEqual(['black', 'white', 'blue', 'green', 'red', 'pink', 'orange', 'gray'])
  expect(tokens.stack.base).toBe('30000')
})

it.each(['light', 'dark'] as const)('the colours are legible on a %s page', (theme) => {
  const at = theme === 'light' ? 0 : 1
  const surfaces = [roles.surface[at], roles.sunken[at]]
  for (const name of ['text', 'muted', 'danger', 'focus'] as const) {
    for (const surface of surfaces) expect(contrast(roles[name][at], surface)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(roles['on-accent'][at], roles.accent[at])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(roles['on-danger'][at], roles.danger[at])).toBeGreaterThanOrEqual(4.5)
  for (const name of ['blue', 'green', 'red', 'pink', 'orange', 'gray'] as const) {
    expect(contrast(colours[name][at], roles.surface[at])).toBeGreaterThanOrEqual(4.5)
  }
})

it('the tokens are custom properties that a host may override', () => {
  const css = tokensCss()
  expect(css).toContain('--skerry-radius-4:4px;')
  expect(css).toContain('--skerry-stack-base:30000;')
  expect(css).toContain('--skerry-surface:light-dark(#ffffff, #1c2026);')
})
