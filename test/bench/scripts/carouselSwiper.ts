import Swiper from 'swiper'
import { A11y, Keyboard, Navigation } from 'swiper/modules'

new Swiper('.swiper', {
  modules: [A11y, Keyboard, Navigation],
  slidesPerView: 3,
  navigation: { nextEl: '.next', prevEl: '.previous' },
  keyboard: true,
})
