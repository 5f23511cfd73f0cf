import { afterEach, describe, expect, it } from 'vitest'
import { createMockNetwork } from '../../mocks/node'

describe('a request that matches no operation', () => {
  const network = createMockNetwork()
  afterEach(() => network.close())

  it('fails, and the test fails by name at its end', async () => {
    const errors: unknown[] = []
    const { error } = console
    console.error = (...said: unknown[]) => void errors.push(said)
    network.listen()
    await expect(fetch('http://site.test/api/unheard-of')).rejects.toThrow()
    console.error = error
    expect(errors).toHaveLength(1)
    expect(() => network.reset()).toThrow(
      'No operation of the mock backend answers: GET http://site.test/api/unheard-of',
    )
    expect(() => network.reset()).not.toThrow()
  })
})
