import { mediaPath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { useSyncExternalStore } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import panel from '#platform/page/card/Card.module.css'
import { exactText } from '#platform/page/money/amountText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { openingText } from '../../terms/openingText.ts'
import form from '../../form/SongForm.module.css'
import styles from '../begun/Release.module.css'
import type { StoredRelease } from '../state/storedReleases.ts'
import { releaseText } from '../state/releaseWords.ts'

type Props = { release: StoredRelease; collection: Address; tokenId: bigint; onAnother: () => void }

/** Released or waiting for its date, with a link to view it (spec: release.journey). */
export function ReleaseDone({ release, collection, tokenId, onAnother }: Props) {
  const currency = useMarketCurrency(release.currency ?? 'native')
  const now = useSyncExternalStore(subscribeToSeconds, secondsNow)
  const opens = BigInt(release.releaseSeconds)
  const price = currency === null ? null : exactText(amountOf(currency, BigInt(release.price)))
  const media = mediaPath(collection, `${tokenId}`)
  return (
    <section
      className={`${panel['roomy'] ?? ''} ${form['form'] ?? ''} ${styles['journey'] ?? ''}`}
      aria-labelledby="release-end"
    >
      <div className={styles['cover']}>
        <Sleeve seed={`${collection} ${tokenId}`} picture={media} disc="in" />
      </div>
      <Cluster as="h2" id="release-end" tabIndex={-1} gap={3} nowrap center size={20} breaks>
        <span className={styles['tick']}>
          <Icon name="tick" />
        </span>
        <span>{releaseText('end.title', { name: safeText(release.name, PIECE_LIMITS.name) })}</span>
      </Cluster>
      {price !== null && (
        <p>
          {opens > BigInt(now)
            ? releaseText('end.waits', { time: openingText(opens), price })
            : releaseText('end.open', { price })}
        </p>
      )}
      <Cluster gap={3} center>
        <Link id="release-dropzone" className={buttonClass({ kind: 'primary' })} to="/dropzone">
          {releaseText('end.toDropzone')}
        </Link>
        <Link className={buttonClass()} to={`/nft/${collection}/${tokenId}`}>
          {releaseText('end.toPiece')}
        </Link>
        <Button id="release-another" kind="quiet" onClick={onAnother}>
          {releaseText('end.another')}
        </Button>
      </Cluster>
    </section>
  )
}
