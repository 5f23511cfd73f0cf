import { declined, ok } from '../http/Answer'
import { jsonMember } from '../http/body'
import type { Operation } from '../http/Operation'
import { asOwner } from './asOwner'

const defaultLanguage = 'en'

/** The site's languages and its translation provider (B7). */
export const multilingualOperations: readonly Operation[] = [
  {
    id: 'MultilingualSettings',
    method: 'GET',
    path: '/api/multilingual/settings',
    group: 'site',
    crumb: 'none',
    answer: ({ backend }) => ok({ defaultLanguage, languages: backend.state.multilingual.languages }),
  },
  {
    id: 'MultilingualStatus',
    method: 'GET',
    path: '/api/multilingual/status',
    group: 'site',
    crumb: 'none',
    answer: ({ backend }) => ok({ connected: backend.state.multilingual.isConnected }),
  },
  {
    id: 'PutLanguages',
    method: 'PUT',
    path: '/api/multilingual/languages',
    group: 'site',
    crumb: 'required',
    answer: asOwner(({ backend, body }) => {
      const languages = jsonMember(body.value, 'languages')
      if (!isLanguageList(languages)) {
        return declined({ errorKey: 'LANGUAGES_INVALID', status: 422, message: 'Languages come as a list of tags.' })
      }
      backend.state.multilingual.languages = [...languages]
      return ok({ defaultLanguage, languages })
    }),
  },
  {
    id: 'DeleteConnection',
    method: 'DELETE',
    path: '/api/multilingual/connection',
    group: 'site',
    crumb: 'required',
    answer: asOwner(({ backend }) => {
      backend.state.multilingual.isConnected = false
      return ok({ connected: false })
    }),
  },
]

function isLanguageList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((tag) => typeof tag === 'string' && /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag))
}
