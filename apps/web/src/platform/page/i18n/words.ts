import { fillText } from '@musi/domain/fillText'
import { valueText } from './isolated.ts'
import { isolatedGaps } from './isolatedGaps.ts'
import { isWrittenLeftward, pluralForm } from './languageTag.ts'
import { perVisit } from '../visit/visit.ts'

/** The placeholders of a text: `'Make sure the URL is {host}'` needs `host`. */
type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never

type Values = Readonly<Record<string, string | number>>
type Fill<Text extends string> = [Gap<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Gap<Text>]: string | number }]
type Table = Readonly<Record<string, string>>
type Translate = (key: string, english: string) => string | undefined

/** The English texts by area, for the translation check and for translators. */
export const tables: { area: string; english: Table }[] = []

const current = perVisit(() => ({ translate: (() => undefined) as Translate }))

/** Replaces English by another language; missing texts stay English. */
export function setMessages(messages: Table | Translate): void {
  current().translate = typeof messages === 'function' ? messages : (key) => messages[key]
}

/** Plural forms of `{count}`: `key_one`, `key_few` and so on where the language has such a form, otherwise `key`. */
function pluralText(lookUp: (key: string) => string | undefined, key: string, { count }: Values): string | undefined {
  const form = typeof count === 'number' ? pluralForm(count) : 'other'
  return form === 'other' ? lookUp(key) : (lookUp(`${key}_${form}`) ?? lookUp(key))
}

/** Texts whose keys are chosen elsewhere, for example by a package that knows what happened but not its wording. */
export function wordsOf<const English extends Table>(area: string, english: English) {
  tables.push({ area, english })
  const prefix = area === '' ? '' : `${area}.`
  const englishOf = (key: string) => (Object.hasOwn(english, key) ? english[key] : undefined)
  const translated = (key: string) => current().translate(prefix + key, englishOf(key) ?? '')
  return (key: keyof English & string, values: Values = {}): string => {
    const own = pluralText(translated, key, values)
    const text = own ?? valueText(pluralText(englishOf, key, values) ?? key)
    return fillText(own !== undefined && isWrittenLeftward() ? isolatedGaps(own) : text, values)
  }
}

/**
 * The texts of one part of the app, in English, bundled with its code. The returned function is named after the part:
 * `shopText('lead')` is the text in the current language; its key in a translation is `area.lead`, or `lead` without an
 * area.
 */
export function words<const English extends Table>(area: string, english: English) {
  const translate = wordsOf(area, english)
  return <Key extends keyof English & string>(key: Key, ...[values]: Fill<English[Key]>): string =>
    translate(key, values)
}
