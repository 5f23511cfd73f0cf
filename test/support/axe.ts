import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const allRules: AxeRules = { type: 'tag', values: tags }

/** Which rules axe checks. */
export type AxeRules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }

/** Returns axe's violations on a page or in a part of it, as `rule: element`. */
export async function axeFindings(page: Page, selector = 'body', rules: AxeRules = allRules): Promise<string[]> {
  // Evaluated through the debugger, not a script element, so it works under any content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([within, runOnly]) => {
      interface Axe {
        run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
      const { axe } = globalThis as unknown as { axe: Axe }
      // In the middle of a fade, words have less contrast.
      const roots = [document, ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])]
      const fades = roots.flatMap((root) => root.getAnimations())
      const ending = fades.filter(
        (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
      )
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { violations } = await axe.run(within, { runOnly })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    [selector, rules] as const,
  )
}
