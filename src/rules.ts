// The package `skerry/rules`: what owners' tools and servers can share with the pages. Pure functions and tables, no DOM.

export { MessageSyntaxError } from './errors/MessageSyntaxError'
export {
  connectionMessages,
  editorMessages,
  fontMessages,
  interfaceMessages,
  likertMessages,
  statusMessages,
  workflowMessages,
} from './language/offPage/messages'
export { parseMessage } from './language/parseMessage'
export { formatNumber, type NumberStyle, parseNumber } from './language/parseNumber'
export { checkPluralKeys } from './language/plural'
export { blogUrlFormat } from './model/blogUrlFormat'
export { checkEmail, isEmail } from './model/email'
export * from './model/enumerations/blockTypes'
export * from './model/enumerations/choices'
export * from './model/enumerations/contentTypes'
export * from './model/enumerations/enumeration'
export * from './model/enumerations/limits'
export * from './model/enumerations/productTypes'
export * from './model/enumerations/siteTypes'
export { checkFileName } from './model/fileName'
export { checkFileSize, formatFileSize } from './model/fileSize'
export { checkFileType, isSupportedFile } from './model/fileType'
export { checkLink, classifyLink, isProperMailto, isProperTel } from './model/link'
export { pageTypeNumbers, pageTypeOf } from './model/pageType'
export { checkPageUrl, isPageUrl } from './model/pageUrl'
export { safeRedirect } from './model/redirect'
export { donateUrl, routes } from './model/routes'
export { filterText, slug } from './model/slug'
export { checkTag, checkTagEdit } from './model/tag'
export { isUnitedStates, isUsZip } from './model/usZip'
