import { expect, it, onTestFinished } from 'vitest'
import { createEventLog } from '../src/eventLog'
import { emit } from '../src/events'

const blocks = { version: '1', found: 3 }

function start() {
  const events = createEventLog()
  events.start()
  onTestFinished(events.stop)
  return events
}

it('calls a listener for each event until it is removed', () => {
  const { on } = start()
  const heard: string[] = []
  const stop = on('login-required', ({ url }) => heard.push(url))
  emit('login-required', { url: '/a' })
  emit('login-required', { url: '/b' })
  stop()
  emit('login-required', { url: '/c' })
  expect(heard).toEqual(['/a', '/b'])
})

it('calls a listener added after `ready`, once `on` has returned', async () => {
  const { on } = start()
  emit('ready', blocks)
  const heard: number[] = []
  on('ready', ({ found }) => heard.push(found))
  expect(heard).toEqual([])
  await Promise.resolve()
  expect(heard).toEqual([3])
})

it('calls a late listener only once if the state changes in the same task', async () => {
  const { on } = start()
  emit('consent', { answer: 'unknown', mayStore: false })
  const heard: string[] = []
  on('consent', ({ answer }) => heard.push(answer))
  emit('consent', { answer: 'given', mayStore: true })
  await Promise.resolve()
  expect(heard).toEqual(['given'])
})

it('calls late listeners of the consent state with the latest one only', async () => {
  const { on } = start()
  emit('consent', { answer: 'unknown', mayStore: false })
  emit('consent', { answer: 'given', mayStore: true })
  const heard: string[] = []
  on('consent', ({ answer }) => heard.push(answer))
  await Promise.resolve()
  expect(heard).toEqual(['given'])
})

it('does not call a late listener that was removed immediately', async () => {
  const { on } = start()
  emit('ready', blocks)
  const heard: number[] = []
  on('ready', ({ found }) => heard.push(found))()
  await Promise.resolve()
  expect(heard).toEqual([])
})

it('does not repeat one-off events, such as a saved form, for late listeners', async () => {
  const { on } = start()
  emit('form-submitted', { formId: 'f' })
  const heard: string[] = []
  on('form-submitted', ({ formId }) => heard.push(formId))
  await Promise.resolve()
  expect(heard).toEqual([])
})

it('forgets earlier events when it stops', async () => {
  const events = start()
  emit('ready', blocks)
  events.stop()
  emit('ready', blocks)
  const heard: number[] = []
  events.on('ready', ({ found }) => heard.push(found))
  await Promise.resolve()
  expect(heard).toEqual([])
})
