import { isolated } from './isolated.ts'

const ATOM = String.raw`(?:\$?\{\w+\}|[A-Za-z0-9%↗]+)`
const JOINT = String.raw`(?:[./:+-]| ?[/·→+-]? ?)`
const PLAIN = `${ATOM}(?:${JOINT}${ATOM})*`
/** Adjacent placeholders and Latin words are isolated together: `{amount} {symbol}`, `{name} ({symbol})`. */
const VALUES = new RegExp(String.raw`${PLAIN}(?: \(${PLAIN}\))?`, 'g')

/** Isolates the placeholders of a right-to-left text, so that inserted values keep their own direction. */
export const isolatedGaps = (text: string): string => text.replaceAll(VALUES, isolated)
