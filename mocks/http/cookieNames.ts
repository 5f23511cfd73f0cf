/** The cookie that names the visitor's session. */
export const sessionCookie = 'skerrySession'

/** The cookie that holds the token against forged requests; pages read it. */
export const crumbCookie = 'crumb'
