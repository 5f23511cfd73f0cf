/** B8 Console and runtime messages. Plain text, because storage needs no catalogue. */
export const storageUnavailable = 'Unable access local/session storage.'
