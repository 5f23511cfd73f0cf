import { prefersReducedMotion } from '../media/reducedMotion'
import { Emitter } from './Emitter'
import type { PageNode } from './PageNode'
import { type NodeLike, unwrap, wrap } from './wrap'

interface Options {
  readonly node?: NodeLike
  readonly from?: Targets
  readonly to?: Targets
  /** In seconds. */
  readonly duration?: number
}

type Targets = { readonly [name: string]: unknown }

/** `Y.Anim`: animates a scroll position or styles. Under reduced motion it ends at once. */
export class Animation extends Emitter {
  private options: Options
  private frame = 0

  constructor(options: Options = {}) {
    super()
    this.options = options
  }

  get(name: keyof Options): unknown {
    return name === 'node' ? wrap(this.options.node) : this.options[name]
  }

  set(name: keyof Options, value: unknown): this {
    this.options = { ...this.options, [name]: value }
    return this
  }

  run(): this {
    const node = wrap(this.options.node)
    if (!node) return this
    const { from = {}, to = {}, duration = 1 } = this.options
    const steps = Object.entries(to).map(([name, target]) => stepOf(node, name, from[name], target))
    const startedAt = performance.now()
    const total = prefersReducedMotion() ? 0 : duration * 1000
    const draw = () => {
      const part = total > 0 ? Math.min((performance.now() - startedAt) / total, 1) : 1
      for (const step of steps) step(1 - (1 - part) ** 3)
      if (part < 1) this.frame = requestAnimationFrame(draw)
      else this.fire('end')
    }
    this.fire('start')
    this.frame = requestAnimationFrame(draw)
    return this
  }

  stop(): this {
    cancelAnimationFrame(this.frame)
    return this
  }

  destroy(): void {
    this.stop()
    this.detachAll()
  }
}

function stepOf(node: PageNode, name: string, from: unknown, to: unknown): (part: number) => void {
  if (name === 'scroll' || name === 'scrollTop' || name === 'scrollLeft') return scrollStep(node, name, to)
  const [, unit = ''] = /([a-z%]*)$/i.exec(String(to)) ?? []
  const [start, end] = [from ?? node.getStyle(name), to].map((value) => Number.parseFloat(String(value)))
  if (start === undefined || end === undefined || Number.isNaN(start + end)) return () => void node.setStyle(name, to)
  return (part) =>
    void node.setStyle(name, `${start + (end - start) * part}${unit || (name === 'opacity' ? '' : 'px')}`)
}

/** Body, root and window all represent the page. */
function scrollStep(node: PageNode, name: string, to: unknown): (part: number) => void {
  const bare = unwrap(node)
  const isPage = bare === window || bare === document.body || bare === document.documentElement
  const box = isPage ? (document.scrollingElement ?? document.documentElement) : (bare as Element)
  const { scrollLeft, scrollTop } = box
  const goal = name === 'scroll' ? (to as readonly number[]) : name === 'scrollTop' ? [scrollLeft, to] : [to, scrollTop]
  const [left = scrollLeft, top = scrollTop] = goal.map(Number)
  return (part) => box.scrollTo(scrollLeft + (left - scrollLeft) * part, scrollTop + (top - scrollTop) * part)
}
