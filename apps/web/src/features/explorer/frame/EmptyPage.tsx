import { safeText } from '@musi/domain/safeText'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { explorerText } from './explorerWords.ts'
import styles from './Screen.module.css'

/** Characters shown of the identifier: a hash and a little more. */
const IDENTIFIER_LIMIT = 80

type Props = { title: string; text: string; identifier?: string; children?: ReactNode }

/** A page with nothing to show: the reason, and what to do next. */
export function EmptyPage({ title, text, identifier, children }: Props) {
  return (
    <section className={styles['nothing']}>
      <h1 tabIndex={-1}>{title}</h1>
      {identifier !== undefined && identifier !== '' && (
        <Text tone="strong" size={14} breaks raised="close">
          {safeText(identifier, IDENTIFIER_LIMIT)}
        </Text>
      )}
      <p>{text}</p>
      <Cluster gap={3} middle>
        {children}
        <Link to="/explorer" className={buttonClass()}>
          {explorerText('backToExplorer')}
        </Link>
      </Cluster>
    </section>
  )
}

export function ChainUnreachable({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <EmptyPage title={explorerText('silentTitle')} text={explorerText('silentText')}>
        <Button kind="primary" onClick={retry}>
          {explorerText('retry')}
        </Button>
      </EmptyPage>
    </div>
  )
}
