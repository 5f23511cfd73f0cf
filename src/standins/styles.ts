const inPixels = /width|height|top|left|right|bottom|margin|padding/i

/** Reads a style by its CSS or script name: the element's own, otherwise the computed one. */
export function readStyle(element: HTMLElement, name: string, isComputed = false): string {
  const property = cssName(name)
  const own = isComputed ? '' : (element.style?.getPropertyValue(property) ?? '')
  return own || getComputedStyle(element).getPropertyValue(property)
}

/** Sets a style. A bare number for a length is in pixels; `null` and `undefined` remove the style. */
export function writeStyle(element: HTMLElement, name: string, value: unknown): void {
  const isLength = inPixels.test(name) && value !== '' && value !== null && !Number.isNaN(Number(value))
  element.style?.setProperty(
    cssName(name),
    value === null || value === undefined ? '' : `${value}${isLength ? 'px' : ''}`,
  )
}

function cssName(name: string): string {
  return name === 'cssFloat' ? 'float' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
