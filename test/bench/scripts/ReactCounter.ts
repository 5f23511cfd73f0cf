import { createElement, Fragment, useState } from 'react'

/** The island of the React scripts. */
export function ReactCounter() {
  const [count, setCount] = useState(0)
  return createElement(
    Fragment,
    null,
    createElement('p', null, 'Pressed so far'),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, String(count)),
  )
}
