/** `Y.UA`: properties of the browser that templates read. */
export function agent(): { readonly [name: string]: unknown } {
  const { userAgent, maxTouchPoints } = navigator
  const version = (pattern: RegExp) => Number.parseFloat(pattern.exec(userAgent)?.[1] ?? '0')
  const isAndroid = /android/i.test(userAgent)
  const isIos = /iphone|ipad|ipod/i.test(userAgent)
  return {
    userAgent,
    ie: 0,
    opera: 0,
    gecko: version(/rv:([\d.]+).*Gecko\/\d/),
    webkit: version(/AppleWebKit\/([\d.]+)/),
    chrome: version(/Chrome\/([\d.]+)/),
    safari: version(/Version\/([\d.]+).*Safari/),
    android: version(/Android ([\d.]+)/),
    ios: isIos ? version(/OS (\d+)/) : 0,
    mobile: isAndroid ? 'Android' : isIos ? 'Apple' : null,
    os: isAndroid
      ? 'android'
      : isIos
        ? 'ios'
        : /mac/i.test(userAgent)
          ? 'macintosh'
          : /win/i.test(userAgent)
            ? 'windows'
            : 'linux',
    touchEnabled: maxTouchPoints > 0,
  }
}
