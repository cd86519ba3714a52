/** Token lists generated from the address book, such as `/lists/default.json`. */
export const LISTS_PATH = '/lists'

/** The server's own pictures of tokens (spec: logos.server-pictures). */
export const LOGOS_PATH = '/logos'

/** Path of a token's logo on the app's origin. */
export const logoPath = (address: string) => `${LOGOS_PATH}/${address}.svg`
