import { afterEach, expect, it, vi } from 'vitest'
import { joinArea } from '../../blocks/pricing-toggle/joinArea'

afterEach(() => history.replaceState(null, '', '/'))

it('a login for a member area returns to the current page with the chosen price', async () => {
  history.replaceState(null, '', '/members?tab=prices#year')
  vi.stubGlobal('fetch', async () => Response.json({ loginRequired: true }, { status: 401 }))
  const { loginUrl } = await joinArea('area', 'yearly')
  const { pathname, searchParams } = new URL(loginUrl!, location.href)
  expect([pathname, searchParams.get('returnTo')]).toEqual(['/account/login', '/members?tab=prices&option=yearly#year'])
})
