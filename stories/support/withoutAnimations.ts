import { MotionGlobalConfig } from 'framer-motion'

/** For `beforeEach`: axe measures contrast when a story has played, and must not meet what is half gone. */
export function withoutAnimations(): () => void {
  MotionGlobalConfig.skipAnimations = true
  return () => {
    MotionGlobalConfig.skipAnimations = false
  }
}
