/**
 * B5 Validation rules. Plain text, because focus containment may run before the catalogue of this folder has loaded.
 */
export const oneContainment = 'Focus containment needs exactly one of container or predicate.'
