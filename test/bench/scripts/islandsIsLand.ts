import '@11ty/is-land'

// is-land has no way to say what an island does: it only tells when. So each listens for that.
for (const island of document.querySelectorAll<HTMLElement & { wait(): Promise<void> }>('is-land')) {
  void island.wait().then(() => {
    const button = island.querySelector('button')
    let count = 0
    button?.addEventListener('click', () => {
      button.textContent = String(++count)
    })
  })
}
