import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { explorerText } from './explorerWords.ts'

/** Characters shown of the identifier: a hash and a little more. */
const IDENTIFIER_LIMIT = 80

const BackToExplorer = () => (
  <Link to="/explorer" className={buttonClass()}>
    {explorerText('backToExplorer')}
  </Link>
)

type Props = { title: string; text: string; identifier?: string; children?: ReactNode }

/** A page with nothing to show: the reason, and what to do next. */
export const NothingHere = ({ title, text, identifier, children }: Props) => (
  <EmptyPage
    title={title}
    actions={
      <>
        {children}
        <BackToExplorer />
      </>
    }
  >
    {identifier !== undefined && identifier !== '' && (
      <Text tone="strong" size={14} breaks raised="close">
        {safeText(identifier, IDENTIFIER_LIMIT)}
      </Text>
    )}
    <p>{text}</p>
  </EmptyPage>
)

export const ChainUnreachable = ({ retry }: { retry: () => void }) => (
  <UnreadPage title={explorerText('silentTitle')} text={explorerText('silentText')} retry={retry}>
    <BackToExplorer />
  </UnreadPage>
)
