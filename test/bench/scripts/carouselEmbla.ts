import embla from 'embla-carousel'

const carousel = embla(document.querySelector<HTMLElement>('.embla')!, { align: 'start' })
document.querySelector('.next')!.addEventListener('click', () => carousel.scrollNext())
