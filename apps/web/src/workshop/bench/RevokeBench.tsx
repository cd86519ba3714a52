import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { approveIntent } from '#platform/session/approval/approveIntent.ts'
import { allowanceText } from './ApproveBench.tsx'
import { BenchCard } from './BenchCard.tsx'
import { benchText } from './benchWords.ts'

/** Revokes the allowance. */
export function RevokeBench({ token, spender }: { token: Token; spender: Address }) {
  return (
    <BenchCard
      kind="revoke"
      title={benchText('revoke')}
      facts={[
        [benchText('to'), token.address],
        [benchText('takes'), allowanceText(token, 0n)],
        [benchText('spender'), benchText('router', { address: spender })],
      ]}
      intent={approveIntent({ token, spender, allowed: 0n })}
    />
  )
}
