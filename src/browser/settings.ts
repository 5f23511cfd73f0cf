import { defaultSettings, type Settings } from '../model/page/settings'
import { shared } from './shared'

const holder = () => shared<{ current: Settings }>('settings', () => ({ current: defaultSettings }))

/** The settings of this page. */
export function settings(): Settings {
  return holder().current
}

/** Replaces the given settings. Those that are missing, `undefined` or `null` keep their value. Called by `start`. */
export function configure(changes: { readonly [name in keyof Settings]?: Settings[name] | undefined }): void {
  const held = holder()
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null)
  const { apiBase, ...others } = { ...held.current, ...Object.fromEntries(given) }
  held.current = { ...others, apiBase: String(apiBase).replace(/\/+$/, '') }
}
