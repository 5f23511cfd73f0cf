import { domAnimation } from 'framer-motion'

/** What framer-motion needs to animate elements that enter and leave. */
export const features = domAnimation
