import { catalogue } from '../language/catalogue'

/** The messages of module loading for developers (B8 Console and runtime messages). */
export const messages = catalogue('runtime', {
  unableToLoadModule: 'Unable to load module {module} for trigger {trigger}',
  modulesNotInTopFrame: 'Requested modules were not available in the top frame: {modules}',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { runtime: 'all' } as const
