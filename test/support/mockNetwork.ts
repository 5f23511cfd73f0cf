import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createMockNetwork, type MockNetwork } from '../../mocks/node'

/** The mock backend for every test of a file: fresh before each, and a request that nothing answers fails the test. */
export function useMockNetwork(options?: Parameters<typeof createMockNetwork>[0]): MockNetwork {
  const network = createMockNetwork(options)
  beforeAll(() => network.listen())
  beforeEach(() => network.visit())
  afterEach(() => network.reset())
  afterAll(() => network.close())
  return network
}
