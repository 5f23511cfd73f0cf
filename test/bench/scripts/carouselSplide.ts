import Splide from '@splidejs/splide'

const carousel = new Splide('.splide', { perPage: 3, perMove: 1, arrows: false, pagination: false }).mount()
document.querySelector('.next')!.addEventListener('click', () => carousel.go('>'))
