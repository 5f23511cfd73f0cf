import { describe, expect, it } from 'vitest'
import { isLoggedIn, isViewerOnly } from '../../../src/model/page/roles'

describe('a viewer', () => {
  it.each([[['VIEWER']], [['viewer', '10']]])('has the roles %j', (websiteRoles) => {
    expect(isViewerOnly({ websiteRoles })).toBe(true)
  })

  it.each([[[]], [['ADMIN']], [['VIEWER', 'EDITOR']], [['scheduling viewer']]])(
    'has not the roles %j',
    (websiteRoles) => {
      expect(isViewerOnly({ websiteRoles })).toBe(false)
    },
  )
})

it('tells a visitor from somebody who is logged in', () => {
  expect(isLoggedIn({ authenticatedAccount: null })).toBe(false)
  expect(isLoggedIn({ authenticatedAccount: { id: 'a1' } })).toBe(true)
})
