import { describe, expect, it } from 'vitest'
import { readHighlights } from '../../../src/model/text/highlight'

const read = (entry: object, isOnBackground = false) => readHighlights([{ id: 'a', ...entry }], isOnBackground).get('a')

describe('a text highlight', () => {
  it('has the defaults of the platform', () => {
    expect(read({ isAnimationEnabled: true })).toEqual({
      shape: 'wave',
      isFront: true,
      color: 'currentcolor',
      thickness: { value: 0.06, unit: 'em' },
      linecap: 'square',
      animation: 'draw',
      durationMs: 750,
      isReversed: false,
    })
  })

  it('has the designer’s settings', () => {
    const chosen = {
      type: 'highlight',
      shape: 'underlineCurve',
      isFront: false,
      isAnimationEnabled: true,
      animation: 'fadeScale',
      duration: 0.5,
      direction: 'left',
      thickness: { unit: 'px', value: 3 },
      linecap: 'round',
    }
    expect(read(chosen)).toMatchObject({
      shape: 'underlineCurve',
      isFront: false,
      thickness: { value: 3, unit: 'px' },
      linecap: 'round',
      animation: 'fadeScale',
      durationMs: 500,
      isReversed: true,
    })
  })

  it('is drawn without animation if that is turned off', () => {
    expect(read({ isAnimationEnabled: false, animation: 'draw' })?.animation).toBe(null)
  })

  it.each([
    [{ type: 'THEME_COLOR' }, false, 'var(--text-highlight-color, currentcolor)'],
    [{ type: 'THEME_COLOR' }, true, 'var(--text-highlight-color-on-background, currentcolor)'],
    [
      { type: 'SITE_PALETTE_COLOR', sitePaletteColor: { colorName: 'lightAccent', alphaModifier: 0.5 } },
      false,
      'hsla(var(--lightAccent-hsl), 0.5)',
    ],
    [
      {
        type: 'CUSTOM_COLOR',
        customColor: { hslaValue: { hue: 9, saturation: 0.69, lightness: 42, alpha: 1 }, userFormat: 'hex' },
      },
      false,
      'hsla(9, 69%, 42%, 1)',
    ],
    [{ type: 'SITE_PALETTE_COLOR', sitePaletteColor: { colorName: 'a);x:url(' } }, false, 'currentcolor'],
    [{ type: 'CUSTOM_COLOR' }, false, 'currentcolor'],
    [undefined, false, 'currentcolor'],
  ])('with the colour %j (with a background of its own: %s) is %s', (color, isOnBackground, css) => {
    expect(read({ color }, isOnBackground)?.color).toBe(css)
  })

  it.each([
    [{ thickness: { unit: 'em', value: -1 } }, { thickness: { value: 0.06, unit: 'em' } }],
    [{ thickness: 'thick' }, { thickness: { value: 0.06, unit: 'em' } }],
    [{ thickness: { unit: 'parsec', value: 1 } }, { thickness: { value: 1, unit: 'em' } }],
    [{ duration: 'soon' }, { durationMs: 750 }],
    [{ duration: 1e9 }, { durationMs: 10_000 }],
    [{ linecap: 'url(x)' }, { linecap: 'square' }],
  ])('replaces invalid values in %j', (entry, expected) => {
    expect(read(entry)).toMatchObject(expected)
  })

  it.each([
    ['an unknown shape', [{ id: 'a', shape: 'star' }]],
    ['no id', [{ shape: 'wave' }]],
    ['no list', { id: 'a', shape: 'wave' }],
    ['an entry that is no object', [null, 'wave']],
    ['no JSON', undefined],
  ])('is left out with %s', (_, json) => {
    expect(readHighlights(json, false).size).toBe(0)
  })
})
