/**
 * Fills an empty placeholder as soon as that causes no visible layout shift: at once if it has space for the content or
 * if nothing after it is on screen, otherwise once it is scrolled out of view. Returns a function that stops waiting.
 */
export function placeWithoutShift(place: HTMLElement, content: HTMLElement): () => void {
  const height = place.offsetHeight
  const isMoving = movesAnything(place)
  place.append(content)
  if (!isMoving || place.offsetHeight === height) return () => {}
  content.remove()
  const observer = new IntersectionObserver(() => {
    if (movesAnything(place)) return
    observer.disconnect()
    place.append(content)
  })
  observer.observe(place)
  return () => observer.disconnect()
}

/** Whether a visitor would see a shift. Above the viewport, scroll anchoring prevents it where supported. */
function movesAnything(place: HTMLElement): boolean {
  const isAbove = place.getBoundingClientRect().bottom < 0
  return !(isAbove && CSS.supports('overflow-anchor', 'auto')) && followersOf(place).some(isOnScreen)
}

/** The nodes after an element in document order, with their descendants. */
function followersOf(element: Element): readonly Node[] {
  const followers: Node[] = []
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    for (let next = around.nextSibling; next; next = next.nextSibling) followers.push(next)
  }
  return followers
}

/** Whether a node is on the screen and moves with the page. */
function isOnScreen(node: Node): boolean {
  if (node instanceof Element && getComputedStyle(node).position === 'fixed') return false
  const range = document.createRange()
  range.selectNode(node)
  const { top, bottom, height } = range.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}
