import { isWrittenLeftward } from './languageTag.ts'

// FSI … PDI: text between them takes the direction of its first letter, regardless of its surroundings.
const ISOLATE = '\u2068'
const END = '\u2069'

/** Keeps the order of foreign text in a right-to-left language: "1 ETH" would become "ETH 1". */
export const isolated = (text: string): string => `${ISOLATE}${text}${END}`

/** Isolates an amount with its symbol, an address or a rate in a right-to-left language. */
export const valueText = (text: string): string => (isWrittenLeftward() ? isolated(text) : text)
