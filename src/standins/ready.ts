/** Runs what a page's script handed over, once the document is parsed. What throws is the page's own error. */
export function whenParsed(run: () => void): void {
  const act = () => {
    try {
      run()
    } catch (error) {
      reportError(error)
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true })
  else queueMicrotask(act) // in the order in which they were handed over, and after whoever asks
}
