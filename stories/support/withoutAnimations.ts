import { MotionGlobalConfig } from 'framer-motion'

/** For `beforeEach`: axe measures contrast after a story has played, when nothing must be half transparent. */
export function withoutAnimations(): () => void {
  MotionGlobalConfig.skipAnimations = true
  return () => {
    MotionGlobalConfig.skipAnimations = false
  }
}
