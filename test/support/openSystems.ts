/**
 * Modules, or exports as `module#export`, that no bundle uses yet, with the open system that will use them (its row in
 * the list of systems). A test fails for unused code that is not listed here.
 */
export const openSystems: { readonly [place: string]: string } = {
  'src/browser/cookies.ts#cookieNames': 'D9',
  'src/browser/throttle.ts': 'B22',
  'src/errors/NotFoundError.ts#isNotFoundError': 'D11',
  'src/language/offPage/messages.ts#consoleMessages': 'D6',
  'src/language/offPage/messages.ts#cookieMessages': 'B19',
  'src/language/offPage/messages.ts#featureMessages': 'D8',
  'src/language/offPage/messages.ts#logoutMessages': 'R6',
  'src/model/page/breakpoints.ts#hasMobileBar': 'B22',
  'src/model/page/breakpoints.ts#isDesktop': 'B22',
  'src/model/page/breakpoints.ts#isTablet': 'B22',
  'src/model/page/pageSettings.ts#pinterestOverlayMode': 'B20, B21, B22',
  'src/model/address/redirect.ts#framePath': 'R5',
  'src/runtime/pageContext.ts#demoCollectionIds': 'B14',
  'src/runtime/pageContext.ts#showsAnnouncementBar': 'B20',
  'src/ui/Plural.tsx': 'C3',
  'src/ui/escapeStack.ts#isEscapeStackEmpty': 'R6',
}
