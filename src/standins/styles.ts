const inPixels = /width|height|top|left|right|bottom|margin|padding/i

/** A style by its name in CSS or in scripts: the element's own, else what it comes to. */
export function readStyle(element: HTMLElement, name: string, isComputed = false): string {
  const property = cssName(name)
  const own = isComputed ? '' : (element.style?.getPropertyValue(property) ?? '')
  return own || getComputedStyle(element).getPropertyValue(property)
}

/** Writes a style; bare numbers are pixels where the property is a length, and nothing takes it away. */
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
