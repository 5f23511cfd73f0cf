import { declined, ok } from '../http/Answer'
import { jsonMember } from '../http/body'
import type { Operation } from '../http/Operation'
import { asOwner } from './asOwner'

const path = '/api/site-header-footer'

/** The site's header and footer (B7). */
export const siteHeaderFooterOperations: readonly Operation[] = [
  {
    id: 'GetHeaderFooter',
    method: 'GET',
    path,
    group: 'site',
    crumb: 'none',
    answer: ({ backend }) => ok(backend.state.headerFooter),
  },
  {
    id: 'PutHeaderFooter',
    method: 'PUT',
    path,
    group: 'site',
    crumb: 'required',
    answer: asOwner(({ backend, body }) => {
      const header = jsonMember(body.value, 'header')
      const footer = jsonMember(body.value, 'footer')
      if (header === undefined || footer === undefined) {
        return declined({
          errorKey: 'HEADER_FOOTER_MISSING',
          status: 422,
          message: 'Both header and footer are needed.',
        })
      }
      backend.state.headerFooter = { header, footer }
      return ok(backend.state.headerFooter)
    }),
  },
]
