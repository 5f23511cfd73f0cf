import { catalogue } from '../language/catalogue'

/** What module loading says to developers (B8 Console and runtime messages). */
export const messages = catalogue('runtime', {
  unableToLoadModule: 'Unable to load module {module} for trigger {trigger}',
  modulesNotInTopFrame: 'Requested modules were not available in the top frame: {modules}',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { runtime: 'all' } as const
