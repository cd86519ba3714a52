import { perVisit } from '../visit/visit.ts'

const current = perVisit(() => ({ tag: 'en', plural: undefined as Intl.PluralRules | undefined }))

/** The current language, as an Intl tag. */
export const languageTag = (): string => current().tag

export function setLanguageTag(next: string): void {
  Object.assign(current(), { tag: next, plural: undefined })
}

export function pluralForm(count: number): Intl.LDMLPluralRule {
  const now = current()
  now.plural ??= new Intl.PluralRules(now.tag)
  return now.plural.select(count)
}
