/** Calls `mount` for the islands that come near the viewport, with one observer for all. */
export function nearScreen(mount: (islands: HTMLElement[]) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement)
      for (const island of near) observer.unobserve(island)
      if (near.length > 0) mount(near)
    },
    { rootMargin: '200px' },
  )
  for (const island of document.querySelectorAll('.island')) observer.observe(island)
}
