/** Token lists that the server makes from its address book: `/lists/default.json` and others beside it. */
export const LISTS_PATH = '/lists'

/** The server's own pictures of tokens (spec: logos.server-pictures). */
export const LOGOS_PATH = '/logos'

/** Where the logo of a token is, on the origin that serves the app. */
export const logoPath = (address: string) => `${LOGOS_PATH}/${address}.svg`
