import { Select } from '@musi/ui/controls/Select'
import { chooseLanguage } from '#platform/page/i18n/chooseLanguage.ts'
import { LANGUAGES } from '@musi/domain/text/languages'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { LANGUAGE_NAMES } from './languageNames.ts'
import styles from './MenuPanel.module.css'
import { menuText } from './menuWords.ts'

/** Choice of the product's language; each is listed by its own name. */
export function LanguageChoice() {
  const language = useLanguage()
  return (
    <div className={styles['line']}>
      <Select
        id="language"
        look="row"
        label={menuText('language')}
        value={language}
        options={LANGUAGES.map((tag) => [tag, LANGUAGE_NAMES[tag], tag])}
        onChange={(tag) => void chooseLanguage(tag)}
      />
    </div>
  )
}
