import { buttonClass } from '@musi/ui/Button'
import { Sleeve } from '../platform/page/artwork/Sleeve.tsx'
import { Link } from '../platform/page/navigation/Link.tsx'
import styles from './PlaceholderPage.module.css'
import { t } from './appWords.ts'

type Props = { /** What the picture is drawn from. */ sleeve: string; title: string; sentence: string }

/** What a route shows until its screen is built. */
export function PlaceholderPage({ sleeve, title, sentence }: Props) {
  return (
    <section className={styles['placeholder']}>
      <div className={styles['art']}>
        <Sleeve seed={sleeve} />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{sentence}</p>
      <Link to="/" className={buttonClass()}>
        {t('placeholder.home')}
      </Link>
    </section>
  )
}
