import type { Address } from '@musi/domain/address'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Code } from '#platform/page/card/Code.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './Artist.module.css'
import { ArtistTokens } from './ArtistTokens.tsx'
import { artistPageText } from './artistPageWords.ts'
import type { ArtistTokenList } from './useArtistTokens.ts'

/** Rarely needed details, collapsed (spec: songs.artist-page). */
export const ArtistFacts = ({ address, tokens }: { address: Address; tokens: ArtistTokenList }) => (
  <div className={styles['facts']}>
    <Disclosure id="artist-token" title={artistPageText('tokens.title')}>
      <ArtistTokens tokens={tokens} />
    </Disclosure>
    <Disclosure id="artist-account" title={artistPageText('account.title')}>
      <Code text={address} />
      <Cluster as="p" gap={4} lines={1} size={14} weight={560}>
        <Link to={`/account/${address}`}>{artistPageText('account')}</Link>
        <ExplorerLink subject="address" identifier={address}>
          {artistPageText('explorer')}
        </ExplorerLink>
      </Cluster>
    </Disclosure>
  </div>
)

const Disclosure = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <details id={id}>
    <summary>
      <b>{title}</b>
      <Icon name="down" />
    </summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
