/** Whether the page has the script of a current-generation template, which controls the page's sections. */
export function hasTemplateScript(): boolean {
  return document.querySelector('script[src*=site-bundle]') !== null
}

/**
 * Whether a script of the template controls a part of the page. A page that was saved after that script had run keeps
 * its mark, even if the script itself was not saved.
 */
export function isBound({ dataset }: HTMLElement): boolean {
  return Boolean(dataset.controllersBound) && hasTemplateScript()
}

/** The attribute that such a script sets when it has taken over an element. */
export const boundMark = 'data-controllers-bound'
