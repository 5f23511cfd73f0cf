import { element } from './element'

/** Some browsers read the file only after the visitor has chosen where to save it. */
const keptMs = 60_000

/** Saves a file on the visitor's device, as a download of that name. `type` is its media type. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  // Added to the page, because some browsers ignore clicks on links outside the document.
  const link = element('a', { href: address, download: name, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
