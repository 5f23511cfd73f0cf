import { describe, expect, it } from 'vitest'
import { solve } from '../../../blocks/form/captcha/proofOfWork'
import { proofHash } from '../../../mocks/captcha/proofHash'

const task = async (solution: number, most = 200) => ({
  id: 'task',
  salt: 'salt',
  hash: await proofHash('salt', solution),
  most,
  lifeMs: 1000,
})

describe('the work of a proof', () => {
  it.each([0, 1, 63, 64, 199])('finds the number %i', async (solution) => {
    expect(await solve(await task(solution))).toBe(solution)
  })

  it('takes a hash in capitals as well', async () => {
    const wanted = await task(70)
    expect(await solve({ ...wanted, hash: wanted.hash.toUpperCase() })).toBe(70)
  })

  it('fails where no number has the hash', async () => {
    await expect(solve(await task(200))).rejects.toThrow('no solution')
  })

  it('stops where nobody wants it any more', async () => {
    await expect(solve(await task(199), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })
})
