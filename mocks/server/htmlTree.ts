import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Document = DefaultTreeAdapterMap['document']
type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** Parses a page as a browser does. Each node that is in the source has its position. */
export function parsePage(html: string): Document {
  return parse(html, { sourceCodeLocationInfo: true })
}

/** All elements below a node in document order, including those in templates. */
export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** The text content of an element. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('')
}

/** The offset at which the head starts: after `<head>`, else after `<html>`, else after the doctype, else 0. */
export function headStart(document: Document): number {
  const html = document.childNodes.find((node) => node.nodeName === 'html')
  const head = html && 'childNodes' in html ? html.childNodes.find((node) => node.nodeName === 'head') : undefined
  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType')
  return startTagEnd(head) ?? startTagEnd(html) ?? doctype?.sourceCodeLocation?.endOffset ?? 0
}

function startTagEnd(node: Node | undefined): number | undefined {
  return node && 'tagName' in node ? node.sourceCodeLocation?.startTag?.endOffset : undefined
}
