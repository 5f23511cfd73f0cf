/**
 * Adds a word, such as an id, to a space-separated attribute. Returns a function that removes the word again and keeps
 * changes that others have made since. Without such changes, the attribute is restored exactly.
 */
export function addWord(element: Element, attribute: string, word: string): () => void {
  const served = element.getAttribute(attribute)
  const before = wordsOf(served)
  if (before.includes(word)) return () => {}
  element.setAttribute(attribute, [...before, word].join(' '))
  return () => {
    const left = wordsOf(element.getAttribute(attribute)).filter((other) => other !== word)
    const text = left.join(' ')
    if (served !== null && text === before.join(' ')) element.setAttribute(attribute, served)
    else if (text === '') element.removeAttribute(attribute)
    else element.setAttribute(attribute, text)
  }
}

function wordsOf(text: string | null): readonly string[] {
  return text?.match(/\S+/g) ?? []
}
