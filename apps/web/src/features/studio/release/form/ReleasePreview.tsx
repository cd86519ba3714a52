import type { Amount } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import panel from '#platform/page/card/Card.module.css'
import { exactText } from '#platform/page/money/amountText.ts'
import { openingText } from '../../terms/openingText.ts'
import styles from '../begun/Release.module.css'
import { releaseText } from '../state/releaseWords.ts'

type Props = { picture: string | null; name: string; releaseSeconds: bigint | null; price: Amount | null }

/** The piece as others will see it, while it is typed. */
export const ReleasePreview = ({ picture, name, releaseSeconds, price }: Props) => (
  <section className={panel['roomy']} aria-labelledby="release-preview">
    <h2 id="release-preview">{releaseText('preview.title')}</h2>
    <div className={styles['picture']}>
      {picture === null ? <Sleeve seed={name} disc="in" /> : <img src={picture} alt="" />}
    </div>
    <Text tone="strong" size={20} breaks>
      <bdi>{safeText(name, PIECE_LIMITS.name) || releaseText('preview.unnamed')}</bdi>
    </Text>
    <p>
      {releaseSeconds === null
        ? releaseText('preview.noDate')
        : releaseText('preview.opens', { time: openingText(releaseSeconds) })}
    </p>
    <p>{price === null ? releaseText('preview.noPrice') : exactText(price)}</p>
  </section>
)
