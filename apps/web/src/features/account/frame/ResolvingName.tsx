import { safeText } from '@musi/domain/safeText'
import { Skeleton } from '@musi/ui/Skeleton'
import styles from './Account.module.css'
import { accountPageText } from './accountWords.ts'

const NAME_LIMIT = 80

export const ResolvingName = ({ name }: { name: string }) => (
  <section id="account-page" className={styles['nobody']}>
    <h1 tabIndex={-1}>{safeText(name, NAME_LIMIT)}</h1>
    <Skeleton brief label={accountPageText('resolving')} />
  </section>
)
