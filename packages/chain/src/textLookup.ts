import { fillText } from '@musi/domain/fillText'

/** Turns a text key into a sentence. The page passes its own, which translates. */
export type TextLookup<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string

/** The English texts, for logs and tests. */
export const englishTexts =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts): TextLookup<keyof Texts & string> =>
  (key, values = {}) =>
    fillText(texts[key] ?? key, values)
