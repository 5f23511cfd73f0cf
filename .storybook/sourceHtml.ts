import type { StoryContext } from '@storybook/react-vite'
import { isValidElement, type ReactNode } from 'react'
import { formatHtml } from '../stories/support/formatHtml'
import { ServedMarkup } from '../stories/support/ServedMarkup'

interface ElementProps {
  readonly html?: string
  readonly context?: { readonly [key: string]: unknown }
  readonly children?: ReactNode
}

interface ServedProps {
  readonly html: string
  readonly context: { readonly [key: string]: unknown }
}

/** What a docs page shows below a block: the markup that the server sends, to copy. Other stories show their own code. */
export function sourceHtml(code: string, context: StoryContext): string {
  const pieces = servedBy(context).flatMap((served) => [...contextPieces(served.context), formatHtml(served.html)])
  return pieces.length > 0 ? pieces.join('\n\n') : code
}

/** Whether a story needs a page of its own: a page has one context, and one set of globals, such as the scenario. */
export function needsPage(context: StoryContext): boolean {
  if (Object.keys(context.storyGlobals).length > 0) return true
  return servedBy(context).some((served) => Object.keys(served.context).length > 0)
}

function servedBy(context: StoryContext): readonly ServedProps[] {
  // A story of a block is only markup, so it can be called; one of the interface is a component with a state.
  const isCallable = context.title.startsWith('Blocks/') && context.parameters.docs?.source?.transform === sourceHtml
  return isCallable ? servedIn(context.originalStoryFn(context.args, context) as ReactNode) : [] // what React draws
}

function servedIn(node: ReactNode): readonly ServedProps[] {
  if (Array.isArray(node)) return node.flatMap(servedIn)
  if (!isValidElement<ElementProps>(node)) return []
  const { type, props } = node
  if (type === ServedMarkup) return [{ html: props.html ?? '', context: props.context ?? {} }]
  const inside = servedIn(props.children)
  if (inside.length > 0 || typeof type !== 'function') return inside
  return servedIn((type as (of: typeof props) => ReactNode)(props)) // the stories have no classes
}

/** The script with the page context, without which some blocks have nothing to do. */
function contextPieces(context: { readonly [key: string]: unknown }): readonly string[] {
  if (Object.keys(context).length === 0) return []
  const json = JSON.stringify({ SQUARESPACE_CONTEXT: context }, null, 2).replaceAll('<', '\\u003c')
  return [`<script>\n  window.Static = ${json.replaceAll('\n', '\n  ')}\n</script>`]
}
