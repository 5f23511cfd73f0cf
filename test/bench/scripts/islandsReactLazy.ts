import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { nearScreen } from './nearScreen'
import { ReactCounter } from './ReactCounter'

nearScreen((islands) => {
  flushSync(() => {
    for (const island of islands) createRoot(island).render(createElement(ReactCounter))
  })
})
