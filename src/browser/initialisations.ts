import { shared } from './shared'

/** How often the page has been initialised; more than once if a template replaces the page. */
export const initialisations = (): { count: number } => shared('page initialisations', () => ({ count: 0 }))

/**
 * Whether the page is in its first initialisation, or before it; false from the second one on (B4 Page initialisation).
 */
export function isFirstInitialisation(): boolean {
  return initialisations().count <= 1
}
