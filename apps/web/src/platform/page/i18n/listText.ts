import { languageTag } from './languageTag.ts'

/** Joins items as the language does: "3 DAI and 2 ETH". */
export const listText = (items: readonly string[]): string => new Intl.ListFormat(languageTag()).format(items)
