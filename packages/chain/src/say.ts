import { filledText } from '@musi/domain/filledText'

/** Words a sentence that was chosen here. The page gives its own, in the language that is spoken there. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string

/** What logs and tests read. */
export const inEnglish =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts): Say<keyof Texts & string> =>
  (key, values = {}) =>
    filledText(texts[key] ?? key, values)
