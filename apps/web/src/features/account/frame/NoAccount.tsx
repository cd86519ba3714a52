import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Account.module.css'
import { accountPageText } from './accountWords.ts'

/** Characters shown of the identifier: an address and a little more. */
const IDENTIFIER_LIMIT = 80

/** Shown if the URL names neither an address nor a name that resolves to one. */
export function NoAccount({ identifier }: { identifier: string }) {
  return (
    <section id="account-page" className={styles['nobody']}>
      <h1 tabIndex={-1}>{accountPageText('malformed')}</h1>
      {identifier !== '' && (
        <Text tone="strong" size={14} breaks raised="close">
          {safeText(identifier, IDENTIFIER_LIMIT)}
        </Text>
      )}
      <p>{accountPageText('malformedText')}</p>
      <Link to="/swap" className={buttonClass()}>
        {accountPageText('toSwap')}
      </Link>
    </section>
  )
}
