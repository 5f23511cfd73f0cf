import '@11ty/is-land'

// is-land only decides when an island starts, not what it does, so this waits for each island.
for (const island of document.querySelectorAll<HTMLElement & { wait(): Promise<void> }>('is-land')) {
  void island.wait().then(() => {
    const button = island.querySelector('button')
    let count = 0
    button?.addEventListener('click', () => {
      button.textContent = String(++count)
    })
  })
}
