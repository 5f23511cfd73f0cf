import { h, render } from 'preact'
import { useState } from 'preact/hooks'
import { nearScreen } from './nearScreen'

function Counter() {
  const [count, setCount] = useState(0)
  return [
    h('p', {}, 'Pressed so far'),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, String(count)),
  ]
}

nearScreen((islands) => {
  for (const island of islands) {
    island.replaceChildren()
    render(h(Counter, {}), island)
  }
})
