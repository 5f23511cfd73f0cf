import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runChunk } from '../../src/runtime/chunks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a chunk', () => {
  it('is requested three times in all, then fails as a chunk load error with the last cause', async () => {
    const cause = new Error('refused')
    const load = vi.fn().mockRejectedValue(cause)
    await expect(runChunk('accordion', load)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'accordion',
      cause,
    })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('loads when the second attempt succeeds', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue({ parse: 1 })
    await expect(runChunk('accordion', load)).resolves.toEqual({ parse: 1 })
  })

  it('fails after 120 seconds', async () => {
    const failed = vi.fn()
    runChunk('accordion', () => new Promise(() => {})).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }))
  })

  it('leaves no timer behind once it has loaded', async () => {
    await runChunk('accordion', async () => ({}))
    expect(vi.getTimerCount()).toBe(0)
  })
})
