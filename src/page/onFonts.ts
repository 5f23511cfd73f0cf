/** Calls `listener` when a font has loaded, which changes the width of text. Returns a function that stops it. */
export function onFonts(listener: () => void): () => void {
  const { fonts } = document
  if (!fonts) return () => {}
  let isOver = false
  const listen = () => {
    if (!isOver) listener()
  }
  // The event also fires for later fonts, but only the promise is consistent across browsers.
  if (fonts.status === 'loading') fonts.ready.then(listen)
  fonts.addEventListener('loadingdone', listen)
  return () => {
    isOver = true
    fonts.removeEventListener('loadingdone', listen)
  }
}
