import { stopSignal, untilStop } from './browser/atStop'
import type { HostCart } from './data/cart/hostCart'
import type { Method, RequestOptions } from './data/requestOptions'
import type { Formats } from './formats'
import type { Page } from './model/page/page'
import type { RunChunk } from './runtime/chunks'
import { readContext } from './runtime/pageContext'
import type { Services } from './services/services'
import { noTarget, unknownKind } from './toolkitMessages'
import type { DialogOutcome } from './ui/dialogStore'
import type { DialogOptions, InformationOptions } from './ui/dialogs'

/** A dialog of one of four kinds, or the message in the corner that hides by itself. */
export type HostDialog = (DialogOptions | ({ readonly kind: 'information' } & InformationOptions)) & {
  /** Closes the dialog with the outcome `cancel`. */
  readonly signal?: AbortSignal
}

/** Functions of our islands that hosts and third-party blocks may also use. */
export interface Toolkit {
  request<T = unknown>(method: Method, path: string, options?: RequestOptions): Promise<T>
  dialog(options: HostDialog): Promise<DialogOutcome>
  tooltip(target: HTMLElement, text: string): Promise<() => void>
  formats(): Promise<Formats>
  hooks(): Promise<typeof import('./hooks')>
  services(): Promise<Services>
  cart(): Promise<HostCart>
  openCart(): Promise<void>
}

const dialogKinds: readonly string[] = [
  'confirm-reject',
  'confirm-cancel',
  'confirm',
  'none',
  'information',
] satisfies readonly HostDialog['kind'][]

/** Creates the toolkit of a page. Each part is a separate chunk, which loads on first use. */
export function createToolkit(loadChunk: RunChunk, page: Page): Toolkit {
  const tooltips = new Set<() => void>()
  const stopped = stopSignal()
  stopped.addEventListener('abort', () => {
    for (const remove of tooltips) remove()
  })
  return {
    async request<T>(method: Method, path: string, options?: RequestOptions) {
      const { request } = await loadChunk('request', () => import('./data/request'))
      return request<T>(method, path, options)
    },
    async dialog({ signal, ...options }) {
      if (!dialogKinds.includes(options.kind)) throw new TypeError(unknownKind(options.kind, dialogKinds))
      const { openDialog, informationDialog } = await loadChunk('dialogs', () => import('./ui/dialogs'))
      if (stopped.aborted) return 'cancel'
      const { outcome, close } = options.kind === 'information' ? informationDialog(options) : openDialog(options)
      if (signal?.aborted) close()
      signal?.addEventListener('abort', close, { once: true })
      outcome.then(() => signal?.removeEventListener('abort', close))
      return outcome
    },
    async tooltip(target, text) {
      if (!(target instanceof Element)) throw new TypeError(noTarget(target))
      let detach = () => {}
      const remove = () => {
        if (tooltips.delete(remove)) detach()
      }
      tooltips.add(remove)
      const { attachTooltip } = await loadChunk('tooltip', () => import('./ui/tooltip'))
      if (tooltips.has(remove)) detach = attachTooltip(target, text)
      return remove
    },
    formats: async () => (await loadChunk('formats', () => import('./formats'))).formats,
    hooks: () => loadChunk('hooks', () => import('./hooks')),
    async services() {
      const { createServices } = await loadChunk('services', () => import('./services/services'))
      return untilStop('services', () => createServices(page, readContext())) // once, because it holds a channel
    },
    cart: async () => (await loadChunk('hostCart', () => import('./data/cart/hostCart'))).createHostCart(),
    async openCart() {
      const { openCartDrawer } = await loadChunk('cartDrawer', () => import('../blocks/cart/drawer/openCartDrawer'))
      if (!stopped.aborted) await openCartDrawer(page)
    },
  }
}
