import type { StoryContext } from '@storybook/react-vite'
import { isValidElement, type ReactNode } from 'react'
import { formatHtml } from '../stories/support/formatHtml'
import { ServedMarkup } from '../stories/support/ServedMarkup'

interface ElementProps {
  readonly html?: string
  readonly context?: { readonly [key: string]: unknown }
  readonly children?: ReactNode
}

/** What a docs page shows below a block: the markup that the server sends, to copy. Other stories show their own code. */
export function sourceHtml(code: string, context: StoryContext): string {
  // A story of a block is markup and nothing else, so it can be called; one of the interface is a component with a state.
  if (!context.title.startsWith('Blocks/')) return code
  const pieces = piecesOf(context.originalStoryFn(context.args, context) as ReactNode) // a story's function gives what React draws
  return pieces.length > 0 ? pieces.join('\n\n') : code
}

function piecesOf(node: ReactNode): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(piecesOf)
  if (!isValidElement<ElementProps>(node)) return []
  const { type, props } = node
  if (type === ServedMarkup) return [...contextPieces(props.context ?? {}), formatHtml(props.html ?? '')]
  const inside = piecesOf(props.children)
  if (inside.length > 0 || typeof type !== 'function') return inside
  return piecesOf((type as (of: typeof props) => ReactNode)(props)) // the stories have no classes
}

/** The script with the page context, without which some blocks have nothing to do. */
function contextPieces(context: { readonly [key: string]: unknown }): readonly string[] {
  if (Object.keys(context).length === 0) return []
  const json = JSON.stringify({ SQUARESPACE_CONTEXT: context }, null, 2).replaceAll('<', '\\u003c')
  return [`<script>\n  window.Static = ${json.replaceAll('\n', '\n  ')}\n</script>`]
}
