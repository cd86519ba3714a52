import { Fragment } from 'react'
import { Text } from '@musi/ui/Text'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import type { Collection } from '#platform/tokens/collectibles/readMarket.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { dropText } from '#platform/tokens/collectibles/drop/dropWords.ts'
import { marketText } from './marketWords.ts'
import { Worth } from './Worth.tsx'

type TokenAmounts = Collection['floorInTokens']

const AmountList = ({ amounts }: { amounts: TokenAmounts }) =>
  amounts.map(({ token, amount }, at) => (
    <Fragment key={token}>
      {at > 0 && ', '}
      <Amount currency={token} amount={amount} />
    </Fragment>
  ))

/**
 * Amounts in tokens that anybody can create, which the figure above does not count (spec:
 * market.counted).
 */
export const UncountedAmounts = ({ amounts }: { amounts: TokenAmounts }) =>
  amounts.length === 0 ? null : (
    <>
      {/* The space also separates it from the figure for screen readers and when copied. */}{' '}
      <Text as="small" block tone="muted" size={14}>
        {withParts(marketText('top.beside', { amounts: '⟦amounts⟧' }), { amounts: <AmountList amounts={amounts} /> })}
      </Text>
    </>
  )

/**
 * Floor of a collection; if it is for sale only in tokens that anybody can create, the lowest
 * amount of each.
 */
export function Floor({ collection: { floor, floorInTokens } }: { collection: Collection }) {
  if (floor !== null) return <Worth worth={floor} />
  return floorInTokens.length === 0 ? marketText('top.unlisted') : <AmountList amounts={floorInTokens} />
}

/**
 * Worth of all sales of a collection; if it was sold only in tokens that anybody can create, the
 * sum of each.
 */
export function Volume({ collection: { volume } }: { collection: Collection }) {
  if (volume === null) return marketText('top.unknown')
  if (volume.sales === 0) return dropText('price.none')
  return volume.native === 0 && volume.inTokens.length > 0 ? (
    <AmountList amounts={volume.inTokens} />
  ) : (
    <Worth worth={volume} />
  )
}
