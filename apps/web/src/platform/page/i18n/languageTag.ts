import { isRightToLeft } from '@musi/domain/text/languages'
import { perVisit } from '../visit/visit.ts'

const current = perVisit(() => ({ tag: 'en', plural: undefined as Intl.PluralRules | undefined }))

/**
 * The current language, as an Intl tag. Counts use the same digits as amounts, because two kinds of
 * digits on a page are hard to read.
 */
export const languageTag = (): string => (current().tag === 'ar' ? 'ar-u-nu-latn' : current().tag)

export const isWrittenLeftward = (): boolean => isRightToLeft(current().tag)

export function setLanguageTag(next: string): void {
  Object.assign(current(), { tag: next, plural: undefined })
}

export function pluralForm(count: number): Intl.LDMLPluralRule {
  const now = current()
  now.plural ??= new Intl.PluralRules(now.tag)
  return now.plural.select(count)
}
