let tag = 'en'
let plural: Intl.PluralRules | undefined

/** The language that is spoken at this moment, as Intl names it. */
export const languageTag = (): string => tag

export function setLanguageTag(next: string): void {
  tag = next
  plural = undefined
}

export const pluralForm = (count: number): Intl.LDMLPluralRule => (plural ??= new Intl.PluralRules(tag)).select(count)
