import { domAnimation } from 'framer-motion'

/** The framer-motion features for elements that enter and leave. */
export const features = domAnimation
