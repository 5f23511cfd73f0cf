/** B5 Validation rules. Plain text, because a tween needs no catalogue. */
export const tweenMistakes = {
  step: '[Tween] First parameter needs to be a function.',
  duration: '[Tween] Duration is not a finite number.',
} as const
