import { languageTag } from './languageTag.ts'

/** Several things in one breath, as the language joins them: "3 DAI and 2 ETH". */
export const listText = (things: readonly string[]): string => new Intl.ListFormat(languageTag()).format(things)
