/** A box on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The boxes of an element's text, one for each line. Spaces at the ends of a line are not part of it: browsers measure
 * those before a wrap differently.
 */
export function textLines(element: Element): readonly Box[] {
  return joinLines(wordBoxes(element))
}

/** Joins the boxes of words, in the order of the text, to those of lines. */
export function joinLines(boxes: readonly Box[]): readonly Box[] {
  const lines: Box[] = []
  for (const box of boxes) {
    const last = lines.at(-1)
    if (last && isSameLine(last, box)) lines[lines.length - 1] = union(last, box)
    else lines.push(box)
  }
  return lines
}

function wordBoxes(element: Element): readonly Box[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxes: Box[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0))
    }
  }
  return boxes
}

/** Whether two boxes overlap by more than half of the smaller one's height, as a superscript does. */
function isSameLine(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return overlap > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}
