import { openInDialog } from './bareDialog'

// As a lightbox that Back closes: with an entry in the history, whose address is that of the picture.
openInDialog((dialog, index) => {
  history.pushState({}, '', `#s${index}`)
  dialog.addEventListener('close', () => history.back(), { once: true })
})
