/** Whether a click is the end of a selection of text in its target. */
export function endsSelection({ target }: MouseEvent): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && (target as Node).contains(selection.focusNode)
}
