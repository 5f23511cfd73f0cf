/** Shows content in place of a block's, as the server sent it. Returns a function that restores the server's nodes. */
export function replaceContent(block: HTMLElement, content: Node): () => void {
  const box = block.querySelector('.sqs-block-content') ?? block
  const served = [...box.childNodes]
  box.replaceChildren(content)
  return () => box.replaceChildren(...served)
}
