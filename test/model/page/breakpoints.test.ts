import { expect, it } from 'vitest'
import { breakpoints, hasMobileBar, isDesktop, isMobile, isTablet } from '../../../src/model/page/breakpoints'

it.each([
  [320, true, false],
  [432, true, false],
  [433, false, true],
  [1366, false, true],
])('at %i px a window is mobile: %s, desktop: %s, and never a tablet', (width, mobile, desktop) => {
  expect([isMobile(width), isDesktop(width), isTablet(width)]).toEqual([mobile, desktop, false])
})

it('shows the mobile information bar up to 1024 px', () => {
  expect([hasMobileBar(1024), hasMobileBar(1025)]).toEqual([true, false])
})

it('has the specification’s other breakpoints', () => {
  expect(breakpoints.desktopWidths).toEqual([800, 1024])
  expect(breakpoints.deviceHeights).toEqual([926, 1024, 1366])
})
