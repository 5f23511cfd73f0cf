import { afterEach, expect, it } from 'vitest'
import { pageFields } from '../../src/browser/pageFields'
import type { Page } from '../../src/model/page/page'

const [item, collection] = [{ id: 'i1' }, { id: 'c1' }]

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  [{ item, collection }, 'i1', 'i'],
  [{ collection }, 'c1', 'c'],
  [{}, '', ''],
])('the page fields of %j name its item, or else its collection', (page, pageId, contentSource) => {
  document.title = 'Boats'
  history.replaceState(null, '', '/shop/boats?colour=red#first')
  expect(pageFields({ ...page, pagePermissionTypeValue: '1' } as unknown as Page)).toEqual({
    ...{ pageTitle: 'Boats', pagePath: '/shop/boats', pagePermissionTypeValue: '1' },
    ...{ pageId, contentSource },
  })
})
