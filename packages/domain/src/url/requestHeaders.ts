// Reads the request headers that tell a browser extension from a page.

const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension):\/\/[\w-]+$/

/** True for the origin of a browser extension, such as a wallet. */
export const isExtension = (origin: string | undefined): origin is string =>
  origin !== undefined && EXTENSION.test(origin)

/** Number of Host headers in a raw list of names and values; a lookup by name would only find the first. */
export const hostCount = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
