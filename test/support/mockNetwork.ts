import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createMockNetwork, type MockNetwork } from '../../mocks/node'

/** Uses the mock backend in every test of a file, reset after each. An unhandled request fails the test. */
export function useMockNetwork(options?: Parameters<typeof createMockNetwork>[0]): MockNetwork {
  const network = createMockNetwork(options)
  beforeAll(() => network.listen())
  beforeEach(() => network.visit())
  afterEach(() => network.reset())
  afterAll(() => network.close())
  return network
}
