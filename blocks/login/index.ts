import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { LoginProps } from './props'

const attribute = '[data-login]'

/** D10, B7 The login form of members. */
export const login = definePageBlock<LoginProps>({
  name: 'login',
  wants: () => true,
  dropzone: attribute,
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
