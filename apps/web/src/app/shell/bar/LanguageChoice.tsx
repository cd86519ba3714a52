import { chooseLanguage } from '../../../platform/page/i18n/chooseLanguage.ts'
import { LANGUAGES, isLanguage } from '../../../platform/page/i18n/languages.ts'
import { useLanguage } from '../../../platform/page/i18n/useLanguage.ts'
import { LANGUAGE_NAMES } from './languageNames.ts'
import styles from './LanguageChoice.module.css'
import { t } from './menuWords.ts'

/** A native select: it works with every keyboard and on every phone. */
export function LanguageChoice() {
  const language = useLanguage()
  return (
    <label className={styles['line']}>
      <span className={styles['label']}>{t('language')}</span>
      <select
        id="language"
        className={styles['choice']}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) void chooseLanguage(value)
        }}
      >
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
    </label>
  )
}
