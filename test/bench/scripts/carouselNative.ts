// The baseline: native scrolling with two buttons and one observer.
const track = document.querySelector<HTMLElement>('.native, .late')!
track.classList.add('native') // for `.late`; the other one has been a row from the start
const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting)
  },
  { root: track, threshold: 0.5 },
)
for (const slide of track.children) seen.observe(slide)
document.querySelector('.next')!.addEventListener('click', () => track.scrollBy({ left: track.clientWidth / 3 }))
