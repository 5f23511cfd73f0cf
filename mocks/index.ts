// The package `skerry/mocks`: the backend, its handlers and its scenarios, for use with MSW.

export { createAdminHandlers } from './admin/adminHandlers'
export { type Backend, type BackendOptions, createBackend } from './Backend'
export type { Form } from './fixtures/Form'
export { createHandlers } from './handlers/createHandlers'
export { type CookieJar, documentJar, headerJar } from './http/CookieJar'
export type { Scenario } from './scenarios/Scenario'
export { namedScenarios, type ScenarioName, scenarioList, scenarios } from './scenarios/scenarios'
export type { MockState } from './state/MockState'
