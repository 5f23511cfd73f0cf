import PhotoSwipe from 'photoswipe'
import PhotoSwipeLightbox from 'photoswipe/lightbox'

new PhotoSwipeLightbox({
  gallery: 'main',
  children: 'a',
  pswpModule: PhotoSwipe,
  showHideAnimationType: 'none',
}).init()
