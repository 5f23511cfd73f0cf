/** The cookie with the id of the visitor's session. */
export const sessionCookie = 'skerrySession'

/** The cookie with the token of a member's session. Pages read it and send it as a header. */
export const xsrfCookie = 'siteUserXsrfToken'

/** The cookie that says that a member is logged in, as JSON. Pages read it. */
export const accountCookie = 'SiteUserInfo'

/** The cookie with the CSRF token. Pages read it. */
export const crumbCookie = 'crumb'

/** The cookie that is `true` once the visitor has put something into a cart. Pages read it. */
export const cartCookie = 'hasCart'
