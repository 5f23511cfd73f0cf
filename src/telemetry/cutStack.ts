const stackCharacters = 5000 // A8, A9 Error reports: stack at most 5000 characters

/** The beginning of a stack, cut at the end of a frame. */
export function cutStack(stack: string): string {
  if (stack.length <= stackCharacters) return stack
  // The last frame is complete if the character after the limit ends its line.
  const end = stack.lastIndexOf('\n', stackCharacters)
  return stack.slice(0, end > 0 ? end : stackCharacters)
}
