import { isRecord, parseJson } from '../model/text/json'

/** The page context as the server wrote it, not validated. */
export type PageContext = { readonly [key: string]: unknown }

/** Reads the page context from its global, never from script text (B3 Page context). Empty if the page has none. */
export function readContext(): PageContext {
  const host = globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }
  try {
    const context = host.Static?.SQUARESPACE_CONTEXT
    return isRecord(context) ? Object.fromEntries(Object.keys(context).map((key) => [key, readPart(context, key)])) : {}
  } catch {
    // A page's globals may have getters that throw. Such a page counts as having no context.
    return {}
  }
}

/** One part of the context as plain data, so that no nested getter can throw later; undefined if one does. */
function readPart(context: PageContext, key: string): unknown {
  try {
    const text = JSON.stringify(context[key])
    return text === undefined ? undefined : parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * Whether the page shows the announcement bar (B3 Page context, `showAnnouncementBar`); `null` on older pages, whose
 * context does not say so.
 */
export function showsAnnouncementBar(context: PageContext = readContext()): boolean | null {
  return typeof context.showAnnouncementBar === 'boolean' ? context.showAnnouncementBar : null
}
