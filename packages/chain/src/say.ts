import { filledText } from '@musi/domain/filledText'

/** Turns a text key into a sentence. The page passes its own, which translates. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string

/** The English texts, for logs and tests. */
export const inEnglish =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts): Say<keyof Texts & string> =>
  (key, values = {}) =>
    filledText(texts[key] ?? key, values)
