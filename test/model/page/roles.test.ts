import { describe, expect, it } from 'vitest'
import { isLoggedIn, isViewerOnly } from '../../../src/model/page/roles'

describe('a viewer', () => {
  it.each([[['VIEWER']], [['viewer', '10']]])('has the roles %j', (websiteRoles) => {
    expect(isViewerOnly({ websiteRoles })).toBe(true)
  })

  it.each([[[]], [['ADMIN']], [['VIEWER', 'EDITOR']], [['scheduling viewer']]])(
    'does not have the roles %j',
    (websiteRoles) => {
      expect(isViewerOnly({ websiteRoles })).toBe(false)
    },
  )
})

it('distinguishes visitors from logged-in users', () => {
  expect(isLoggedIn({ authenticatedAccount: null })).toBe(false)
  expect(isLoggedIn({ authenticatedAccount: { id: 'a1' } })).toBe(true)
})
