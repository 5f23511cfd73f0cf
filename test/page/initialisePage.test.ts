import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFirstInitialisation } from '../../src/browser/initialisations'
import { forgetShared } from '../../src/browser/shared'
import { defaultSettings } from '../../src/model/page/settings'
import { initialisePage, type TaskContext } from '../../src/page/initialisePage'
import { readPage } from '../../src/runtime/readPage'

const context: TaskContext = { page: readPage(defaultSettings), watch: () => () => {} }

beforeEach(() => forgetShared())
afterEach(() => forgetShared())

describe('page initialisation', () => {
  it('passes the page to each task in order, and undoes the tasks in reverse order', () => {
    const said: string[] = []
    const task = (name: string) => (given: TaskContext) => {
      said.push(`${name} ${given === context}`)
      return () => said.push(`undo ${name}`)
    }
    const undo = initialisePage(context, [task('a'), task('b')])
    undo()
    expect(said).toEqual(['a true', 'b true', 'undo b', 'undo a'])
  })

  it('runs once, however often it is called', () => {
    const task = vi.fn(() => () => {})
    const undo = initialisePage(context, [task])
    expect(initialisePage(context, [task])).toBe(undo)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('is undone once, however often undo is called', () => {
    const undoTask = vi.fn()
    const undo = initialisePage(context, [() => undoTask])
    undo()
    undo()
    expect(undoTask).toHaveBeenCalledTimes(1)
  })

  it('knows whether it runs after a page swap', () => {
    const seen: boolean[] = []
    const task = () => {
      seen.push(isFirstInitialisation())
      return () => {}
    }
    expect(isFirstInitialisation()).toBe(true)
    initialisePage(context, [task])()
    initialisePage(context, [task])()
    expect(seen).toEqual([true, false])
  })

  it('runs the other tasks if one throws, and reports the error', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const task = vi.fn(() => () => {})
    const failing = () => {
      throw new Error('no images')
    }
    initialisePage(context, [failing, task])()
    expect(task).toHaveBeenCalledTimes(1)
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'no images' })
  })
  it('undoes the other tasks if an undo throws, and reports the error', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const undoTask = vi.fn()
    const failing = () => {
      throw new Error('already gone')
    }
    initialisePage(context, [() => undoTask, () => failing])()
    expect(undoTask).toHaveBeenCalledTimes(1)
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'already gone' })
  })
})
