/** The blocks of the runtime, by the names of the registry, which are those of their code files too. */
export const blockNames = [
  'accordion',
  'animated',
  'audio',
  'donation-button',
  'form',
  'gallery',
  'image',
  'image-lightbox',
  'newsletter',
  'spacer',
  'textarea-counter',
  'video',
] as const

export type BlockName = (typeof blockNames)[number]
