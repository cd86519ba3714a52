/** In the order in which they are offered. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'zh-CN', 'hi'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag)

const baseOf = (tag: string) => tag.split('-')[0]?.toLowerCase()
/** Written otherwise than what we have: its readers are better served by what they name next. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i

/** The first of the wished languages that we speak, in one region or another. */
export function wishedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase())
    const near = TRADITIONAL.test(wish) ? undefined : LANGUAGES.find((language) => baseOf(language) === baseOf(wish))
    const found = exact ?? near
    if (found !== undefined) return found
  }
  return 'en'
}
