import hostile from './hosts/hostile.css?inline'
import plain from './hosts/plain.css?inline'

/** The host templates of the toolbar: what is around a block on somebody's page. */
export const hosts = {
  plain: { title: 'Plain template', css: plain, dir: 'ltr', ground: '#fbfaf7' },
  none: { title: 'No template', css: '', dir: 'ltr', ground: '#fff' },
  hostile: { title: 'Hostile reset', css: hostile, dir: 'ltr', ground: '#10241f' },
  rtl: { title: 'Right to left', css: plain, dir: 'rtl', ground: '#fbfaf7' },
} as const

type HostName = keyof typeof hosts

const sheet = new CSSStyleSheet()

/**
 * Puts the page under a host template; a sheet without a layer, so it wins over ours as a template's does. On a docs page
 * the template stays within the stories, for the text around them is Storybook's own.
 */
export function applyHost(name: string, viewMode: 'story' | 'docs'): void {
  const { css, dir, ground } = hosts[Object.hasOwn(hosts, name) ? (name as HostName) : 'none']
  const scoped = `@scope (.sb-story) { ${css.replace(/^(html|body)(?= \{)/gm, ':scope')} } .docs-story { background: ${ground} }`
  sheet.replaceSync(viewMode === 'docs' ? scoped : css)
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  document.documentElement.dir = dir
}
