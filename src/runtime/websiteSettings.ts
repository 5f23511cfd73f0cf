import { pageAddress } from '../browser/pageAddress'
import { parseUrl } from '../model/address/parseUrl'
import { isRecord } from '../model/text/json'
import { readContext } from './pageContext'

/**
 * The address of a script that a site names in `website` of the page context, otherwise `fallback`. Only a script of
 * the page can write the context; attributes may be part of HTML that a visitor wrote. `fill` replaces parts of the
 * text.
 */
export function scriptAddress(settings: string, { name, fallback, fill = (text) => text }: ScriptSetting): string {
  const { website } = readContext()
  const own = isRecord(website) ? website[settings] : undefined
  const text = isRecord(own) && typeof own[name] === 'string' ? fill(own[name]) : ''
  const url = text ? parseUrl(text, pageAddress()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : fallback
}

interface ScriptSetting {
  readonly name: string
  readonly fallback: string
  readonly fill?: (text: string) => string
}
