import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Skeleton } from '@musi/ui/Skeleton'
import { exactText } from '#platform/page/money/amountText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { ownSongsText } from '../words/ownWords.ts'

const DIGITS = 6

/** An amount of a token with every digit available. Renders nothing if the contract is no token. */
export function Earned({ token, raw }: { token: Address; raw: bigint }) {
  const lookup = useToken(token)
  if (lookup.kind === 'loading') return <Skeleton brief />
  return lookup.kind === 'token' ? <Money amount={amountOf(lookup.token, raw)} digits={DIGITS} /> : null
}

/** The part that the jukebox keeps or kept, because it could not be transferred. */
export function UnpaidPart({ token, raw }: { token: Address; raw: bigint }) {
  const lookup = useToken(raw === 0n ? null : token)
  return lookup.kind === 'token' ? (
    <span>{ownSongsText('earned.kept', { amount: exactText(amountOf(lookup.token, raw)) })}</span>
  ) : null
}
