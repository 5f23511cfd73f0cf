import { openInDialog } from './bareDialog'

// Like a lightbox that Back closes: adds a history entry with the image's URL.
openInDialog((dialog, index) => {
  history.pushState({}, '', `#s${index}`)
  dialog.addEventListener('close', () => history.back(), { once: true })
})
