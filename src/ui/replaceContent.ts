/**
 * Shows content in place of the block's content from the server. Returns a function that restores the server's nodes.
 */
export function replaceContent(block: HTMLElement, content: Node): () => void {
  const box = block.querySelector('.sqs-block-content') ?? block
  const served = [...box.childNodes]
  box.replaceChildren(content)
  return () => box.replaceChildren(...served)
}
