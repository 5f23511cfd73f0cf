import { hostHtml } from '../ui/html'
import { classesOf } from './classesOf'
import { delegate, detachAll, type Handle, type Handler, listen } from './listen'
import { all, PageNodes } from './NodeList'
import { readProperty, writeProperty } from './properties'
import { type Region, regionOf, viewport } from './region'
import { shrinkText } from './shrinkText'
import { readStyle, writeStyle } from './styles'
import { isMatch, type NodeLike, select, unwrap, wrap } from './wrap'

type Test = string | ((node: PageNode) => boolean)
type Content = NodeLike | PageNodes | number
interface PluginConfig {
  /** What a text has to fit into; its parent by default. */
  readonly parentEl?: NodeLike
}
type Where = 'before' | 'after' | 'replace' | number | NodeLike

/**
 * One node of the page with the methods of the vendor's library (YUI 3) that hosted templates call.
 *
 * Nodes return nodes, and so do lists, listeners and properties. So these modules import each other, which is allowed
 * only here: `biome.json` names them. None of them uses another before all of them have been evaluated.
 */
export class PageNode {
  readonly _node: Node | Window

  constructor(node: Node | Window) {
    this._node = node
  }

  getDOMNode(): Node | Window {
    return this._node
  }

  // Nearby nodes.

  one(selector: string): PageNode | null {
    return wrap(select(this._node, selector)[0])
  }

  all(selector: string): PageNodes {
    return all(selector, this._node)
  }

  test(selector: Test): boolean {
    if (typeof selector === 'function') return selector(this)
    return isMatch(this._node, selector)
  }

  ancestor(test: Test = '*', isSelfIncluded = false): PageNode | null {
    let node = isSelfIncluded ? this : this.parent()
    while (node && !node.test(test)) node = node.parent()
    return node
  }

  ancestors(test: Test = '*'): PageNodes {
    const found: PageNode[] = []
    for (let node = this.parent(); node; node = node.parent()) if (node.test(test)) found.unshift(node)
    return new PageNodes(found)
  }

  next(test: Test = '*'): PageNode | null {
    return this.along('nextElementSibling', test)
  }

  previous(test: Test = '*'): PageNode | null {
    return this.along('previousElementSibling', test)
  }

  siblings(test: Test = '*'): PageNodes {
    const others = [...(this.element().parentElement?.children ?? [])].filter((child) => child !== this._node)
    return new PageNodes(new PageNodes(others).toArray().filter((node) => node.test(test)))
  }

  contains(node: NodeLike): boolean {
    return (this._node as Node).contains(unwrap(node) as Node)
  }

  inDoc(): boolean {
    return (this._node as Node).isConnected
  }

  compareTo(node: NodeLike): boolean {
    return unwrap(node) === this._node
  }

  // Properties and attributes.

  get(name: string): unknown {
    return readProperty(this._node, name)
  }

  set(name: string, value: unknown): this {
    if (name === 'innerHTML') return this.fill(String(value))
    writeProperty(this._node, name, value instanceof PageNode ? value._node : value)
    return this
  }

  setAttrs(values: { readonly [name: string]: unknown }): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value)
    return this
  }

  getAttribute(name: string): string {
    return this.element().getAttribute?.(name) ?? ''
  }

  hasAttribute(name: string): boolean {
    return this.element().hasAttribute(name)
  }

  setAttribute(name: string, value: string): this {
    this.element().setAttribute(name, value)
    return this
  }

  removeAttribute(name: string): this {
    this.element().removeAttribute(name)
    return this
  }

  getData(name: string): unknown {
    return data.get(this)?.[name] ?? this.element().getAttribute?.(`data-${name}`) ?? undefined
  }

  setData(name: string, value: unknown): this {
    data.set(this, { ...data.get(this), [name]: value })
    return this
  }

  clearData(): this {
    data.delete(this)
    return this
  }

  generateID(): string {
    const element = this.element()
    element.id ||= `skerry-${++ids}`
    return element.id
  }

  // Classes, styles and geometry.

  addClass(names: string): this {
    this.element().classList?.add(...classesOf(names))
    return this
  }

  removeClass(names: string): this {
    this.element().classList?.remove(...classesOf(names))
    return this
  }

  replaceClass(before: string, after: string): this {
    return this.removeClass(before).addClass(after)
  }

  toggleClass(names: string, isOn?: boolean): this {
    for (const name of classesOf(names)) this.element().classList?.toggle(name, isOn)
    return this
  }

  hasClass(name: string): boolean {
    return this.element().classList?.contains(name) ?? false
  }

  getStyle(name: string): string {
    return readStyle(this.element(), name)
  }

  getComputedStyle(name: string): string {
    return readStyle(this.element(), name, true)
  }

  setStyle(name: string, value: unknown): this {
    writeStyle(this.element(), name, value)
    return this
  }

  setStyles(values: { readonly [name: string]: unknown }): this {
    for (const [name, value] of Object.entries(values)) this.setStyle(name, value)
    return this
  }

  show(): this {
    return this.setStyle('display', '')
  }

  hide(): this {
    return this.setStyle('display', 'none')
  }

  toggleView(isOn = this.getComputedStyle('display') === 'none'): this {
    return isOn ? this.show() : this.hide()
  }

  width(value?: number): unknown {
    return value === undefined ? this.get('offsetWidth') : this.setStyle('width', value)
  }

  height(value?: number): unknown {
    return value === undefined ? this.get('offsetHeight') : this.setStyle('height', value)
  }

  getXY(): [number, number] {
    const { left, top } = regionOf(this._node)
    return [left, top]
  }

  getX(): number {
    return regionOf(this._node).left
  }

  getY(): number {
    return regionOf(this._node).top
  }

  inRegion(region: Region, isWhole = false): boolean {
    const { left, top, right, bottom } = regionOf(this._node)
    return isWhole
      ? left >= region.left && right <= region.right && top >= region.top && bottom <= region.bottom
      : left < region.right && right > region.left && top < region.bottom && bottom > region.top
  }

  inViewportRegion(_node?: NodeLike, isWhole = false): boolean {
    return this.inRegion(viewport(), isWhole)
  }

  scrollIntoView(isTop = true): this {
    this.element().scrollIntoView(isTop)
    return this
  }

  // Content and position.

  getHTML(): string {
    return this.element().innerHTML
  }

  setHTML(content: Content): this {
    return this.fill(content)
  }

  setContent(content: Content): this {
    return this.fill(content)
  }

  append(content: Content): this {
    this.element().append(...contentOf(content))
    return this
  }

  prepend(content: Content): this {
    this.element().prepend(...contentOf(content))
    return this
  }

  appendTo(parent: NodeLike): this {
    wrap(parent)?.append(this)
    return this
  }

  insert(content: Content, where?: Where): this {
    const element = this.element()
    const nodes = contentOf(content)
    if (where === 'before') element.before(...nodes)
    else if (where === 'after') element.after(...nodes)
    else if (where === 'replace') element.replaceChildren(...nodes)
    else {
      const next = typeof where === 'number' ? element.childNodes[where] : (unwrap(where) as ChildNode | null)
      if (next) next.before(...nodes)
      else element.append(...nodes)
    }
    return this
  }

  insertBefore(content: Content, next: NodeLike): PageNode | null {
    const nodes = contentOf(content)
    this.insert(content, next)
    return wrap(nodes[0])
  }

  replace(content: Content): this {
    this.element().replaceWith(...contentOf(content))
    return this
  }

  wrap(html: string): this {
    const [outer] = contentOf(html)
    if (!(outer instanceof Element)) return this
    this.element().replaceWith(outer)
    let inner = outer
    while (inner.firstElementChild) inner = inner.firstElementChild
    inner.append(this.element())
    return this
  }

  cloneNode(isDeep?: boolean): PageNode | null {
    return wrap((this._node as Node).cloneNode(isDeep))
  }

  empty(): this {
    this.element().replaceChildren()
    return this
  }

  remove(): this {
    this.element().remove()
    return this
  }

  destroy(): void {
    this.detachAll()
    this.remove()
  }

  // Events.

  on(types: string | readonly string[], handler: Handler, context?: unknown, ...extra: unknown[]): Handle {
    return listen(this._node, types, handler, { context, extra })
  }

  after(types: string | readonly string[], handler: Handler, context?: unknown, ...extra: unknown[]): Handle {
    return listen(this._node, types, handler, { context, extra })
  }

  once(types: string | readonly string[], handler: Handler, context?: unknown, ...extra: unknown[]): Handle {
    return listen(this._node, types, handler, { context, extra, isOnce: true })
  }

  delegate(
    types: string | readonly string[],
    handler: Handler,
    test: Test,
    context?: unknown,
    ...extra: unknown[]
  ): Handle {
    return delegate(this._node, types, handler, { test, context, extra })
  }

  detach(types?: string, handler?: Handler): this {
    detachAll(this._node, types, handler)
    return this
  }

  detachAll(types?: string): this {
    return this.detach(types)
  }

  purge(): this {
    return this.detach()
  }

  fire(type: string, detail?: unknown): boolean {
    return this._node.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }))
  }

  simulate(type: string, options: EventInit = {}): void {
    const Kind = /^(click|dblclick|mouse)/.test(type) ? MouseEvent : Event
    this._node.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...options }))
  }

  focus(): this {
    ;(this._node as HTMLElement).focus()
    return this
  }

  blur(): this {
    ;(this._node as HTMLElement).blur()
    return this
  }

  /** Plugins are the vendor's own widgets. Only the one that shrinks text has a stand-in. */
  plug(plugin?: unknown, { parentEl }: PluginConfig = {}): this {
    const [text, container] = [this._node, unwrap(parentEl) ?? this.element().parentElement]
    if (plugin === shrinkText && text instanceof HTMLElement && container instanceof HTMLElement) {
      shrinkText(text, container)
    }
    return this
  }

  unplug(): this {
    return this
  }

  private element(): HTMLElement {
    return this._node as HTMLElement // other nodes lack the members of elements, as in the library
  }

  private fill(content: Content): this {
    this.element().replaceChildren(...contentOf(content))
    return this
  }

  private parent(): PageNode | null {
    const { parentElement } = this.element()
    return wrap(parentElement)
  }

  private along(direction: 'nextElementSibling' | 'previousElementSibling', test: Test): PageNode | null {
    let node = wrap(this.element()[direction])
    while (node && !node.test(test)) node = wrap(node.element()[direction])
    return node
  }
}

const data = new WeakMap<PageNode, { readonly [name: string]: unknown }>()
let ids = 0

function contentOf(content: Content): Node[] {
  if (content instanceof PageNodes) return content.toArray().map(({ _node }) => _node as Node)
  if (typeof content === 'string' || typeof content === 'number') return [...hostHtml(String(content)).childNodes]
  const node = unwrap(content)
  return node ? [node as Node] : []
}
