const stackCharacters = 5000 // A8, A9 Error reports: stack at most 5000 characters

/** The beginning of a stack, cut where a frame ends. */
export function cutStack(stack: string): string {
  if (stack.length <= stackCharacters) return stack
  // The frame is whole if the character after the limit ends its line.
  const end = stack.lastIndexOf('\n', stackCharacters)
  return stack.slice(0, end > 0 ? end : stackCharacters)
}
