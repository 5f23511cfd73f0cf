import { atStop } from '../browser/atStop'
import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { slideEvent } from '../ui/lightboxOptions'
import { adoptStyles } from '../ui/styles'
import { Emitter } from './Emitter'
import css from './gallery.css?inline'
import { PageNodes } from './NodeList'
import { type NodeLike, select, unwrap } from './wrap'

type Nodes = NodeLike | Iterable<NodeLike>

interface Config {
  readonly container?: NodeLike
  readonly slides?: Nodes
  /** The page's own controls. */
  readonly elements?: { readonly [name: string]: Nodes }
  readonly design?: string
  readonly designOptions?: { readonly [name: string]: unknown }
  readonly loaderOptions?: { readonly mode?: string }
  readonly autoplayOptions?: { /** In ms. */ readonly timeout?: number }
  readonly [name: string]: unknown
}

interface Selectors {
  readonly [element: string]: string
}

const galleries = '.sqs-block-gallery, [data-block-type="gallery"]'
const transitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']
const designs: { readonly [name: string]: string } = { stacked: 'slideshow', strip: 'slider' }

/** The settings with the same name and value in a gallery's JSON. */
const settings = [
  ...['autoHeight', 'autoplay', 'loop', 'historyHash', 'keyboard', 'random', 'speed', 'preloadCount', 'aspectRatio'],
  ...['columnWidth', 'columnWidthBehavior', 'gutter', 'rowHeight', 'padding'],
  ...['activeAlignment', 'activeSlideClickBehavior'],
]

/**
 * `Y.Squarespace.Gallery2`: marks the template's own slides as a gallery block, whose controls may be anywhere on the
 * page. Its `currentIndex` can be read and set.
 */
export class Gallery extends Emitter {
  private readonly config: Config
  private readonly container: HTMLElement | null
  private readonly slides: readonly Element[]
  private readonly changes = recordChanges()

  constructor(config: Config = {}) {
    super()
    const container = unwrap(config.container)
    this.config = config
    this.container = container instanceof HTMLElement && !container.closest(galleries) ? container : null
    this.slides = this.container ? slidesIn(this.container, config.slides) : []
    if (!this.container || !this.slides[0]) return
    adoptStyles('template-gallery', css)
    for (const slide of this.slides)
      if (!slide.hasAttribute('data-slide-id')) this.changes.attribute(slide, 'data-slide-id', '')
    this.changes.attribute(this.container, 'data-block-type', 'gallery')
    const json = settingsOf(config)
    this.changes.attribute(this.container, 'data-block-json', JSON.stringify(json))
    keepClick(json.elements, this.changes)
    atStop(this.changes.undo)
    this.dispatchLifecycle('load')
  }

  get(name: string): unknown {
    if (name !== 'currentIndex') return this.config[name]
    return Math.max(
      this.slides.findIndex(({ classList }) => classList.contains('sqs-active-slide')),
      0,
    )
  }

  set(name: string, value: unknown): this {
    const { slides } = this
    const index = (((Number(value) || 0) % slides.length) + slides.length) % slides.length
    if (name === 'currentIndex') slides[index]?.dispatchEvent(new Event(slideEvent, { bubbles: true }))
    return this
  }

  /** Leaves the slides as the server sent them. */
  destroy(): void {
    if (this.slides[0]) this.dispatchLifecycle('unload')
    this.changes.undo()
  }

  private dispatchLifecycle(what: 'load' | 'unload'): void {
    this.container?.dispatchEvent(new Event(`skerry:${what}`, { bubbles: true }))
  }
}

/** The slides, or the container's children if each of them contains one slide. */
function slidesIn(container: HTMLElement, wanted: Config['slides']): readonly Element[] {
  const slides =
    typeof wanted === 'string'
      ? select(container, wanted)
      : [...new PageNodes(wanted)].map((node) => node._node as Element)
  const children = new Set(slides.map((slide) => [...container.children].find((child) => child.contains(slide))))
  children.delete(undefined)
  return children.size === slides.length ? ([...children] as Element[]) : slides
}

/** Keeps the first click on one of the page's controls until the gallery has made it a button, then clicks it. */
function keepClick({ previous, next, controls }: Selectors, changes: ElementChanges): void {
  const selector = [previous, next, controls && `:is(${controls}) > *`].filter(Boolean).join()
  let kept: Element | undefined
  const isReady = (control: Element) => control.matches('.skerry-gallery-page-control')
  changes.listen(
    document,
    'click',
    (event) => {
      const control = select(document, selector).find((one) => one.contains(event.target as Node))
      if (kept || !control || isReady(control)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      kept = control
      const observer = new MutationObserver(() => {
        if (!isReady(control)) return
        observer.disconnect()
        ;(control as HTMLElement).click()
      })
      observer.observe(control, { attributeFilter: ['class'] })
      changes.onUndo(() => observer.disconnect())
    },
    { capture: true },
  )
}

function settingsOf(config: Config) {
  const { design = 'stacked', designOptions, loaderOptions, autoplayOptions, elements } = config
  const { transition, clickBehavior, ...options } = designOptions ?? {}
  const given: { readonly [name: string]: unknown } = { ...config, ...options }
  const selectors = Object.entries(elements ?? {}).map(([name, element]) => [name, selectorOf(element)])
  return {
    ...Object.fromEntries(settings.map((name) => [name, given[name]])),
    design: designs[design] ?? design,
    transition: transitions.find((name) => name === transition) ?? 'fade',
    clickBehavior: clickBehavior === 'auto' ? 'half' : clickBehavior,
    autoCrop: loaderOptions?.mode !== 'fit',
    autoplayDuration: autoplayOptions?.timeout && autoplayOptions.timeout / 1000,
    elements: Object.fromEntries(selectors) as Selectors,
  }
}

/** A selector for elements that a template names by a selector or passes as nodes. */
function selectorOf(wanted: Nodes): string {
  if (typeof wanted === 'string') return wanted
  return [...new PageNodes(wanted)].map((node) => `#${CSS.escape(node.generateID())}`).join()
}
