import type { Language } from '../../../platform/page/i18n/languages.ts'

/** Each by its own name, which who speaks it finds. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  'zh-CN': '简体中文',
  hi: 'हिन्दी',
}
