import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Document = DefaultTreeAdapterMap['document']
type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** Parses a page as a browser does. Each node says where it stands in the text, if it was written there. */
export function parsePage(html: string): Document {
  return parse(html, { sourceCodeLocationInfo: true })
}

/** All elements below a node, those in templates included, in the order of the page. */
export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** What is written inside an element of text, such as a script. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Where the head of a page begins, written or implied: after `<head>`, else after `<html>`, the doctype or nothing. */
export function headStart(document: Document): number {
  const html = document.childNodes.find((node) => node.nodeName === 'html')
  const head = html && 'childNodes' in html ? html.childNodes.find((node) => node.nodeName === 'head') : undefined
  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType')
  return startTagEnd(head) ?? startTagEnd(html) ?? doctype?.sourceCodeLocation?.endOffset ?? 0
}

function startTagEnd(node: Node | undefined): number | undefined {
  return node && 'tagName' in node ? node.sourceCodeLocation?.startTag?.endOffset : undefined
}
