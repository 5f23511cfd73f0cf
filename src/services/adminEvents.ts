import { atStop } from '../browser/atStop'
import { log } from '../browser/log'
import { openBroadcast } from '../browser/openBroadcast'
import { format } from '../language/format'
import { isRecord } from '../model/text/json'
import { messages } from './messages'

/** What an admin did: an edit of a collection's items, a changed setting, a demo collection copied or deleted. */
export interface AdminEvent {
  readonly name: string
  /** Data that a structured clone supports. */
  readonly data?: unknown
}

/** The events of the site's admins, which their other tabs receive (B6, B7 Other loads). */
export interface AdminEvents {
  /** Logs an event, and sends it to the admin's other tabs. Without an admin who is logged in, it does nothing. */
  track(event: AdminEvent): void
  /** Calls `listener` for the events of the admin's other tabs. Returns a function that stops it. */
  on(listener: (event: AdminEvent) => void): () => void
}

const channelName = 'skerry-admin'
const adminPermission = 'admin'

/** Creates `adminEvents` from the page's context, as the server wrote it. */
export function createAdminEvents(context: { readonly [key: string]: unknown }): AdminEvents {
  const channel = isAdmin(context) ? openBroadcast(channelName) : null
  atStop(() => channel?.close())
  return {
    track(event) {
      if (!isAdminEvent(event))
        throw new TypeError(format(messages.textNeeded, { method: 'adminEvents.track', argument: 'name' }))
      if (!isAdmin(context)) return
      const { name, data } = event
      log('admin event', { name, data })
      channel?.postMessage({ name, data })
    },
    on(listener) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isAdminEvent(data)) listener(data)
      }
      channel?.addEventListener('message', listen)
      return () => channel?.removeEventListener('message', listen)
    },
  }
}

/** B6: an account that is logged in, whose access permissions include admin. */
function isAdmin({ authenticatedAccount: account }: { readonly [key: string]: unknown }): boolean {
  const permissions = isRecord(account) ? account.accessPermissions : null
  return Array.isArray(permissions) && permissions.includes(adminPermission)
}

function isAdminEvent(value: unknown): value is AdminEvent {
  return isRecord(value) && typeof value.name === 'string' && value.name !== ''
}
