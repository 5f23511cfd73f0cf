/** Calls a function of the page's scripts once the document has been parsed. If it throws, the error is reported. */
export function whenParsed(run: () => void): void {
  const act = () => {
    try {
      run()
    } catch (error) {
      reportError(error)
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true })
  else queueMicrotask(act) // in the order of the calls, and after the caller
}
