import type { Fraction } from '@musi/domain/fraction'
import { dollarText } from '#platform/page/money/dollarText.ts'
import styles from './ListFrame.module.css'

/** Price of a play. */
export type SongPrice = {
  /** Formatted amount in the artist's token; null until the token's decimals are known. */
  readonly cost: string | null
  /** Price in dollars; null until it is read, or if no pool gives one. */
  readonly dollars: Fraction | null
}

type Priced = { price: SongPrice }

/** The price as `{cost} ${artist}`, as specified (spec: songs.rows); left to right in every language. */
export const CostText = ({ artist, price: { cost } }: Priced & { artist: string }) => (
  <bdi dir="ltr" className={styles['cost']}>
    {cost === null ? '…' : `${cost} $${artist}`}
  </bdi>
)

export const DollarText = ({ price: { dollars } }: Priced) => (
  <small className={styles['dollars']}>{dollars === null ? '' : dollarText(dollars)}</small>
)
