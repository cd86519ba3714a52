import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { approveIntent } from '#platform/session/approval/approveIntent.ts'
import { allowanceText } from './ApproveBench.tsx'
import { BenchCard } from './BenchCard.tsx'
import { t } from './benchWords.ts'

/** Nothing more may be taken. */
export function RevokeBench({ token, spender }: { token: Token; spender: Address }) {
  return (
    <BenchCard
      kind="revoke"
      title={t('revoke')}
      facts={[
        [t('to'), token.address],
        [t('takes'), allowanceText(token, 0n)],
        [t('spender'), t('router', { address: spender })],
      ]}
      intent={approveIntent({ token, spender, allowed: 0n })}
    />
  )
}
