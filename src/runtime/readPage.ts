import type { Page, Rollup } from '../model/page/page'
import { pageTypeOf } from '../model/page/pageType'
import type { Settings } from '../model/page/settings'
import { isRecord } from '../model/text/json'
import { readContext } from './pageContext'

type Raw = { readonly [key: string]: unknown }

/**
 * Reads the page context from its global, never from script text (B3 Page context). Takes the settings to include in
 * the page. A page without a context, or with a broken one, gets empty values and still works.
 */
export function readPage(settings: Settings): Page {
  const context = readContext()
  const website = record(context.website)
  return {
    pageType: pageTypeOf(context.pageType),
    website: {
      id: text(website.id),
      baseUrl: text(website.baseUrl),
      developerMode: website.developerMode === true,
      cloneable: context.websiteCloneable === true || website.cloneable === true,
      language: text(website.language),
    },
    templateId: text(context.templateId),
    templateVersion: text(context.templateVersion),
    collection: readCollection(context),
    item: readItem(context),
    authenticatedAccount: readAccount(context),
    websiteRoles: Array.isArray(context.websiteRoles) ? context.websiteRoles.map(roleName) : [],
    pagePermissionTypeValue: text(record(context.collection).permissionType ?? context.pagePermissionTypeValue),
    websiteSettings: record(context.websiteSettings),
    cookieSettings: record(context.cookieSettings),
    rollups: readRollups(context),
    settings,
  }
}

function readCollection(context: Raw): Page['collection'] {
  const { id, type } = record(context.collection)
  const collectionId = text(id) || text(context.collectionId)
  return collectionId ? { id: collectionId, type: numberOrText(type) } : null
}

function readItem(context: Raw): Page['item'] {
  const { id, title, recordType } = record(context.item)
  return text(id) ? { id: text(id), title: text(title), recordType: numberOrText(recordType) } : null
}

function readAccount(context: Raw): Page['authenticatedAccount'] {
  const id = text(record(context.authenticatedAccount).id)
  return id ? { id } : null
}

function readRollups(context: Raw): Page['rollups'] {
  const rollups: [string, Rollup][] = Object.entries({
    ...record(context.frameRollups),
    ...record(context.rollups),
  }).map(([name, lists]) => [name, { js: texts(record(lists).js), css: texts(record(lists).css) }])
  return Object.fromEntries(rollups)
}

function roleName(role: unknown): string {
  return text(isRecord(role) ? role.name : role)
}

function record(value: unknown): Raw {
  return isRecord(value) ? value : {}
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter(Boolean) : []
}

function numberOrText(value: unknown): number | string {
  return typeof value === 'number' ? value : text(value)
}
