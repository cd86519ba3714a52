// Who asks a program of ours over HTTP, by what a browser says about it.

const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension):\/\/[\w-]+$/

/** An extension's page or worker: wallets ask with such an origin. */
export const isExtension = (origin: string | undefined): origin is string =>
  origin !== undefined && EXTENSION.test(origin)

/** How many Host headers stand in a list of names and values in turn; a reader by name would see the first only. */
export const hostCount = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
