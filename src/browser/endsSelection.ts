/** Whether a click ends a text selection in its target. */
export function endsSelection({ target }: MouseEvent): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && (target as Node).contains(selection.focusNode)
}
