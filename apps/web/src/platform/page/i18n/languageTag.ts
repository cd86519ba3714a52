import { perVisit } from '../visit/visit.ts'

const spoken = perVisit(() => ({ tag: 'en', plural: undefined as Intl.PluralRules | undefined }))

/** The language that is spoken at this moment, as Intl names it. */
export const languageTag = (): string => spoken().tag

export function setLanguageTag(next: string): void {
  Object.assign(spoken(), { tag: next, plural: undefined })
}

export function pluralForm(count: number): Intl.LDMLPluralRule {
  const now = spoken()
  now.plural ??= new Intl.PluralRules(now.tag)
  return now.plural.select(count)
}
