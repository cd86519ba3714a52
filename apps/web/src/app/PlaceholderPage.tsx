import { buttonClass } from '@musi/ui/Button'
import { Sleeve } from '../platform/artwork/Sleeve.tsx'
import { Link } from '../platform/navigation/Link.tsx'
import styles from './PlaceholderPage.module.css'
import { t } from './appWords.ts'

/** What a route shows until its screen is built. */
export function PlaceholderPage({ title, sentence }: { title: string; sentence: string }) {
  return (
    <section className={styles['placeholder']}>
      <div className={styles['art']}>
        <Sleeve of={title} />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{sentence}</p>
      <Link to="/" className={buttonClass()}>
        {t('placeholder.home')}
      </Link>
    </section>
  )
}
