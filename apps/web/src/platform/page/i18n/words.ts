import { filledText } from '@musi/domain/filledText'
import { pluralForm } from './languageTag.ts'
import { perVisit } from '../visit/visit.ts'

/** The names in braces of a text: `'Make sure the URL is {host}'` needs a host. */
type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never

type Values = Readonly<Record<string, string | number>>
type Fill<Text extends string> = [Gap<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Gap<Text>]: string | number }]
type Table = Readonly<Record<string, string>>
type Translate = (key: string, english: string) => string | undefined

/** What English says, by area: for the check of translations, and for whoever makes one. */
export const tables: { area: string; english: Table }[] = []

const spoken = perVisit(() => ({ translate: (() => undefined) as Translate }))

/** Puts a language in the place of English; what it does not have stays English. */
export function speak(messages: Table | Translate): void {
  spoken().translate = typeof messages === 'function' ? messages : (key) => messages[key]
}

/** Of `{count}` things: `key_one` where the language says it otherwise, as it does in English for one. */
function chosen(of: (key: string) => string | undefined, key: string, { count }: Values): string | undefined {
  const form = typeof count === 'number' ? pluralForm(count) : 'other'
  return form === 'other' ? of(key) : (of(`${key}_${form}`) ?? of(key))
}

/** Words whose keys are chosen elsewhere, as by a package that knows what happened and not how to say it. */
export function wordsOf<const English extends Table>(area: string, english: English) {
  tables.push({ area, english })
  const prefix = area === '' ? '' : `${area}.`
  const englishOf = (key: string) => (Object.hasOwn(english, key) ? english[key] : undefined)
  const translated = (key: string) => spoken().translate(prefix + key, englishOf(key) ?? '')
  return (key: keyof English & string, values: Values = {}): string =>
    filledText(chosen(translated, key, values) ?? chosen(englishOf, key, values) ?? key, values)
}

/**
 * The words of one part of the app, in English, which travels with that part's code.
 * `t('lead')` is the text in the language that is spoken; its key in a translation is `area.lead`, or `lead` without an area.
 */
export function words<const English extends Table>(area: string, english: English) {
  const say = wordsOf(area, english)
  return <Key extends keyof English & string>(key: Key, ...[values]: Fill<English[Key]>): string => say(key, values)
}
