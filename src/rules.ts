// The package `skerry/rules`, for owners' tools and servers that share rules with the pages. It has only pure functions
// and tables, which need no DOM.

export { MessageSyntaxError } from './errors/MessageSyntaxError'
export {
  connectionMessages,
  consoleMessages,
  editorMessages,
  fontMessages,
  interfaceMessages,
  likertMessages,
  statusMessages,
  workflowMessages,
} from './language/offPage/messages'
export { parseMessage } from './language/parseMessage'
export { formatNumber, type NumberStyle, parseNumber } from './language/parseNumber'
export { checkPluralKeys } from './language/pluralKeys'
export { videoAspect } from './media/videoSizes'
export { blogUrlFormat } from './model/address/blogUrlFormat'
export { checkLink, classifyLink, isProperMailto, isProperTel } from './model/address/link'
export { checkPageUrl, isPageUrl } from './model/address/pageUrl'
export { safeRedirect } from './model/address/redirect'
export { donateUrl, routes } from './model/address/routes'
export { filterText, slug } from './model/address/slug'
export { type UpsellKind, upsellDestinations, upsellUrl } from './model/address/upsell'
export { datasetMessages } from './model/dataset/messages'
export * from './model/enumerations/blockTypes'
export * from './model/enumerations/choices'
export * from './model/enumerations/contentTypes'
export * from './model/enumerations/cookieBannerChoices'
export * from './model/enumerations/enumeration'
export * from './model/enumerations/limits'
export * from './model/enumerations/productTypes'
export * from './model/enumerations/siteTypes'
export { checkFileName } from './model/file/fileName'
export { checkFileSize, formatFileSize } from './model/file/fileSize'
export { checkFileType, isSupportedFile } from './model/file/fileType'
export { checkEmail, isEmail } from './model/form/email'
export { type FieldType, fieldTypes } from './model/form/formFields'
export { isUnitedStates, isUsZip } from './model/form/usZip'
export { moneyOfCents, parseCents } from './model/money/cents'
export * from './model/money/currencies'
export { formatCents, formatMoney, type MoneyStyle } from './model/money/formatMoney'
export type { Money } from './model/money/Money'
export { breakpoints, type Device, hasMobileBar, isDesktop, isMobile, isTablet } from './model/page/breakpoints'
export { pageTypeNumbers, pageTypeOf } from './model/page/pageType'
export { checkTag, checkTagEdit } from './model/page/tag'
export { subscriptionPrice } from './model/product/prices'
export { productPriceText } from './model/product/priceText'
export { generateSku, isProductPrice, isSku, measurementSigns } from './model/product/productLimits'
export { hasQuantity } from './model/product/quantity'
export { isLowStock, isSoldOut, totalStock } from './model/product/stock'
