import type { Skerry } from '../../../src/index'

const entry = '/dist/skerry.mjs'

const { define, react, start } = (await import(entry)) as Skerry

// A third-party block that uses only the public API.
define<object>({
  name: 'bench-counter',
  selector: '.island',
  when: 'visible',
  load: async () => {
    const { createElement, Fragment, useState } = await react()
    function View() {
      const [count, setCount] = useState(0)
      return createElement(
        Fragment,
        null,
        createElement('p', null, 'Pressed so far'),
        createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, String(count)),
      )
    }
    return { parse: () => ({}), view: View }
  },
})
start()
