import hostile from './hosts/hostile.css?inline'
import plain from './hosts/plain.css?inline'

/** The host templates of the toolbar: what is around a block on somebody's page. */
export const hosts = {
  none: { title: 'No template', css: '', dir: 'ltr' },
  plain: { title: 'Plain template', css: plain, dir: 'ltr' },
  hostile: { title: 'Hostile reset', css: hostile, dir: 'ltr' },
  rtl: { title: 'Right to left', css: plain, dir: 'rtl' },
} as const

type HostName = keyof typeof hosts

const sheet = new CSSStyleSheet()

/** Puts the page under a host template; a sheet without a layer, so it wins over ours as a template's does. */
export function applyHost(name: string): void {
  const { css, dir } = hosts[Object.hasOwn(hosts, name) ? (name as HostName) : 'none']
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  document.documentElement.dir = dir
}
