import type { Skerry } from '../../../src/index'

const entry = '/dist/skerry.mjs'

const { define, start } = (await import(entry)) as Skerry

define<HTMLButtonElement>({
  name: 'bench-counter',
  selector: '.island',
  when: 'visible',
  draws: false,
  load: async () => ({
    parse: (element) => element.querySelector('button'),
    attach(_, button) {
      let count = 0
      const press = () => {
        button.textContent = String(++count)
      }
      button.addEventListener('click', press)
      return () => button.removeEventListener('click', press)
    },
  }),
})
start()
