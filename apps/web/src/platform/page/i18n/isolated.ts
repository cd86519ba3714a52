import { isWrittenLeftward } from './languageTag.ts'

// FSI … PDI: text between them takes the direction of its first letter, regardless of its surroundings.
const ISOLATE = '\u2068'
const END = '\u2069'

/** Keeps the order of what is not of the language: "1 ETH" would read "ETH 1", and "0x12" would come apart. */
export const isolated = (text: string): string => `${ISOLATE}${text}${END}`

/** An amount with its symbol, an address, a rate: whole in every language. */
export const valueText = (text: string): string => (isWrittenLeftward() ? isolated(text) : text)
