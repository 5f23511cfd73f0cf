/**
 * Modules, or exports as `module#export`, that no bundle uses yet, with the open system that will use them (its row in
 * the list of systems). A test fails for unused code that is not listed here, and for a system that is built.
 */
export const openSystems: { readonly [place: string]: string } = {}
