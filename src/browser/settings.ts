import { defaultSettings, type Settings } from '../model/page/settings'
import { shared } from './shared'

const holder = () => shared<{ current: Settings }>('settings', () => ({ current: defaultSettings }))

/** The settings of this page. */
export function settings(): Settings {
  return holder().current
}

/** Replaces the given settings and keeps the others. Called by `start`. */
export function configure(changes: Partial<Settings>): void {
  const held = holder()
  held.current = { ...held.current, ...changes }
}
