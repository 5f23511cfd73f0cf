import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { scriptAddress } from '../../src/runtime/websiteSettings'
import { messages } from './messages'

const hostName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * The URL of the counter (B7 Other loads): `/count.js` on the host of the shortname. A script on the page may set
 * another one in `website.commentSettings.counter` of the page context. Throws a `BlockError` for a shortname that is
 * not a valid host name, because the URL would lead to another host.
 */
export function counterUrl(shortname: string): string {
  if (!hostName.test(shortname)) throw new BlockError(format(messages.badShortname, { shortname }))
  return scriptAddress('commentSettings', {
    name: 'counter',
    fallback: `https://${shortname}.disqus.com/count.js`,
    fill: (text) => text.replace('{shortname}', shortname),
  })
}
