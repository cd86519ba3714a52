import type { Language } from '@musi/domain/text/languages'

/** Names of the languages, each in its own language, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  'zh-CN': '简体中文',
  hi: 'हिन्दी',
  ar: 'العربية',
}
