import { languageTag } from './languageTag.ts'

/** Joins several things as the language does: "3 DAI and 2 ETH". */
export const listText = (things: readonly string[]): string => new Intl.ListFormat(languageTag()).format(things)
