import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactCounter } from './ReactCounter'

for (const island of document.querySelectorAll('.island')) createRoot(island).render(createElement(ReactCounter))
