/** The languages of the app, in the order of the menu. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'zh-CN', 'hi', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

const baseOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** Languages that are written from right to left. */
export const isRightToLeft = (tag: string): boolean => baseOf(tag) === 'ar'

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)

/** Traditional Chinese. We only have Simplified, so its readers get their next preference. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i

/** The first preferred language that we have, in any region. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === preference.toLowerCase())
    const near = TRADITIONAL.test(preference)
      ? undefined
      : LANGUAGES.find((language) => baseOf(language) === baseOf(preference))
    const match = exact ?? near
    if (match !== undefined) return match
  }
  return 'en'
}
