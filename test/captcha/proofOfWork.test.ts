import { describe, expect, it } from 'vitest'
import { proofHash } from '../../mocks/captcha/proofHash'
import { solve } from '../../src/captcha/proofOfWork'

const task = async (solution: number, most = 200) => ({
  id: 'task',
  salt: 'salt',
  hash: await proofHash('salt', solution),
  most,
  lifeMs: 1000,
})

describe('the proof-of-work search', () => {
  it.each([0, 1, 63, 64, 199])('finds the number %i', async (solution) => {
    expect(await solve(await task(solution))).toBe(solution)
  })

  it('accepts an uppercase hash', async () => {
    const wanted = await task(70)
    expect(await solve({ ...wanted, hash: wanted.hash.toUpperCase() })).toBe(70)
  })

  it('fails if no number has the hash', async () => {
    await expect(solve(await task(200))).rejects.toThrow('no solution')
  })

  it('stops when aborted', async () => {
    await expect(solve(await task(199), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })
})
