/** The names in braces of a text: `'Make sure the URL is {host}'` needs a host. */
type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never

type Fill<Text extends string> = [Gap<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Gap<Text>]: string | number }]

const translations = new Map<string, string>()

/** Puts a language in the place of English; keys it does not have stay English. */
export function speak(messages: Readonly<Record<string, string>>): void {
  translations.clear()
  for (const [key, text] of Object.entries(messages)) translations.set(key, text)
}

const filled = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : gap))

/**
 * The words of one part of the app, in English, which travels with that part's code.
 * `t('lead')` is the text in the language that is spoken; its key in a translation is `area.lead`, or `lead` without an area.
 */
export function words<const English extends Readonly<Record<string, string>>>(area: string, english: English) {
  return <Key extends keyof English & string>(key: Key, ...[values]: Fill<English[Key]>): string =>
    filled(translations.get(area === '' ? key : `${area}.${key}`) ?? english[key] ?? key, values)
}
