/** The baseline: a native dialog with an image and its two neighbours. Calls `onOpen` each time it opens. */
export function openInDialog(onOpen: (dialog: HTMLDialogElement, index: number) => void = () => {}): void {
  const thumbnails = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', () => {
      const near = [index - 1, index, index + 1].map((at) => thumbnails[at]).filter((image) => image !== undefined)
      dialog.replaceChildren(
        ...near.map(({ src, alt }) => Object.assign(document.createElement('img'), { src, alt, className: 'large' })),
      )
      dialog.showModal()
      onOpen(dialog, index)
    })
  }
}
