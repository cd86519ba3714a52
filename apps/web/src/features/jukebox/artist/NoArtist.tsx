import type { Address } from '@musi/domain/address'
import { buttonClass } from '@musi/ui/controls/Button'
import type { ReactNode } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useMissingSubject } from '#platform/page/visit/missingSubject.ts'
import { songPageText } from '../song/songPageWords.ts'
import { artistPageText } from './artistPageWords.ts'

type Props = {
  /** The name that is being looked up; null if there is no such artist. */
  title: string | null
  /** The account that is no artist; absent if the URL names no account. */
  account?: Address
  children: ReactNode
}

/** Says that there is no such artist, or that a name is looked up. */
export function NoArtist({ title, account, children }: Props) {
  useMissingSubject(title === null)
  return (
    <EmptyPage
      id="artist-page"
      record={<Sleeve seed={null} />}
      title={title ?? artistPageText('nobody')}
      actions={
        <>
          <Link to="/jukebox" className={buttonClass()}>
            {songPageText('toJukebox')}
          </Link>
          {account !== undefined && (
            <Link to={`/account/${account}`} className={buttonClass({ kind: 'quiet' })}>
              {artistPageText('toAccount')}
            </Link>
          )}
        </>
      }
    >
      <output>{children}</output>
    </EmptyPage>
  )
}
