import { depositedText } from '@musi/domain/staking/depositedText'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { useDollarPriceState } from '#platform/session/prices/useDollarPrice.ts'

/** The deposits of a pool, in dollars if a price is known (spec: staking.total-deposited). */
export function TotalDeposited({ deposited }: { deposited: bigint | null }) {
  const wrapped = wrappedNative()
  return wrapped === null ? '-' : <Worth wrapped={wrapped} deposited={deposited} />
}

function Worth({
  wrapped,
  deposited,
}: {
  wrapped: Parameters<typeof useDollarPriceState>[0]
  deposited: bigint | null
}) {
  const state = useDollarPriceState(wrapped)
  // Shows nothing until the price is known, so that ether is not replaced by dollars a moment
  // later.
  if (state.kind === 'reading') return <span>-</span>
  const price = state.kind === 'priced' ? state.price : null
  const rate = price?.quote.kind === 'token' ? { dollar: price.quote, price: price.ratio } : null
  const text = depositedText(deposited, nativeCurrency(), rate, figureText)
  // Remounts for each figure, because text that grows counts as a layout shift.
  return <span key={text}>{text}</span>
}
