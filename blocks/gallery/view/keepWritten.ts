/**
 * Keeps the attributes and styles that a script has written, according to these records, while our own changes to the
 * same elements are undone. Returns a function that writes them again.
 */
export function keepWritten(records: readonly MutationRecord[]): () => void {
  const writes = records.map(({ target, attributeName, oldValue }) => {
    const element = target as HTMLElement
    const name = attributeName as string // only attributes are observed
    const written = element.getAttribute(name)
    if (name !== 'style')
      return () => (written === null ? element.removeAttribute(name) : element.setAttribute(name, written))
    const [now, before] = [parseStyle(written), parseStyle(oldValue)]
    const changed = Array.from(now).filter((key) => now.getPropertyValue(key) !== before.getPropertyValue(key))
    return () => {
      for (const key of changed) element.style.setProperty(key, now.getPropertyValue(key), now.getPropertyPriority(key))
    }
  })
  return () => {
    for (const write of writes) write()
  }
}

function parseStyle(text: string | null): CSSStyleDeclaration {
  const { style } = document.createElement('i')
  style.cssText = text ?? ''
  return style
}
