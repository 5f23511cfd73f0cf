import { forms } from '../fixtures/forms'
import { likeCounts } from '../fixtures/likes'
import { siteFooter, siteHeader, siteLanguages } from '../fixtures/site'
import type { MockState } from './MockState'
import { createStore } from './store/createStore'

/** The initial state, with the fixtures. `seed` determines every generated id and token. */
export function createState(seed: number): MockState {
  return {
    seed,
    sessions: {},
    crumbs: {},
    forms: Object.fromEntries(forms.map((form) => [form.id, form])),
    served: {},
    formKeys: {},
    captchas: {},
    usedCaptchas: {},
    submissions: [],
    events: [],
    donations: [],
    attempts: {},
    answered: {},
    likes: Object.fromEntries(Object.entries(likeCounts).map(([id, others]) => [id, { others, sessions: [] }])),
    carts: {},
    store: createStore(),
    headerFooter: { header: siteHeader, footer: siteFooter },
    multilingual: { languages: [...siteLanguages], isConnected: true },
    scenario: null,
    overtakingResponses: 0,
  }
}
