import { BlockError } from '../../src/errors/BlockError'
import { parseUrl } from '../../src/model/address/parseUrl'
import { messages } from './messages'

const player = 'https://w.soundcloud.com/player/'
const pages = /(?:^|\.)soundcloud\.com$/

/**
 * The URL of SoundCloud's player, from the URL of the player, a track or a playlist. The player never starts on its
 * own. Throws a `BlockError` for any other URL (B8: 'Issue parsing SoundCloud url').
 */
export function soundCloudPlayer(address: string, base: string): string {
  const url = parseUrl(address, base)
  if (!url || !pages.test(url.hostname)) throw new BlockError(messages.soundCloud)
  const isPlayer = url.hostname === new URL(player).hostname
  const track = isPlayer ? url.searchParams.get('url') : `https://${url.hostname}${url.pathname}`
  const { hostname, pathname } = parseUrl(track ?? '') ?? { hostname: '', pathname: '/' }
  const isTrack = track && pages.test(hostname) && pathname !== '/'
  if (!isTrack) throw new BlockError(messages.soundCloud)
  const made = new URL(player)
  if (isPlayer) made.search = url.search
  made.searchParams.set('url', track)
  made.searchParams.set('auto_play', 'false')
  return made.href
}
