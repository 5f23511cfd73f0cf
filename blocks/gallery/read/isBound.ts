/**
 * Whether a script of the template controls a section's gallery. A page that was saved after that script had run keeps
 * its mark, even if the script itself was not saved.
 */
export function isBound({ dataset }: HTMLElement): boolean {
  return Boolean(dataset.controllersBound && document.querySelector('script[src*=site-bundle]'))
}
