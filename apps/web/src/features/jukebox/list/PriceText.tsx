import type { Fraction } from '@musi/domain/fraction'
import { dollarText } from '#platform/page/money/dollarText.ts'
import styles from './ListFrame.module.css'

/** What a play costs. */
export type SongPrice = {
  /** In the token of its artist, as a figure; null: how the token counts is not known yet. */
  readonly cost: string | null
  /** Null: not read yet, or nothing says it. */
  readonly dollars: Fraction | null
}

type Priced = { price: SongPrice }

/** `{cost} ${artist}`, as specified (spec: songs.rows). It reads from the left in every language. */
export const CostText = ({ artist, price: { cost } }: Priced & { artist: string }) => (
  <bdi dir="ltr" className={styles['cost']}>
    {cost === null ? '…' : `${cost} $${artist}`}
  </bdi>
)

export const DollarText = ({ price: { dollars } }: Priced) => (
  <small className={styles['dollars']}>{dollars === null ? '' : dollarText(dollars)}</small>
)
