import { isolated } from './isolated.ts'

const ATOM = String.raw`(?:\{\w+\}|[A-Za-z0-9%↗]+)`
const JOINT = String.raw`(?:[./:+-]| ?[/·→+-]? ?)`
const PLAIN = `${ATOM}(?:${JOINT}${ATOM})*`
/** Gaps and Latin words with nothing but a space or a sign between them are one thing: `{amount} {symbol}`, `{name} ({symbol})`. */
const THINGS = new RegExp(String.raw`${PLAIN}(?: \(${PLAIN}\))?`, 'g')

/** A right-to-left text whose inserted values keep their own direction. */
export const isolatedGaps = (text: string): string => text.replaceAll(THINGS, isolated)
