import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useId } from 'react'
import { type Permit, usePermit } from '#platform/session/approval/usePermit.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AmountField } from './AmountField.tsx'
import { allowanceText } from './ApproveBench.tsx'
import styles from './Bench.module.css'
import { benchText } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

function text({ isWaiting, signed, failure }: Permit): string {
  if (isWaiting) return benchText('permit.waiting')
  if (signed !== null) return benchText('permit.signed')
  if (failure === null) return ''
  return failure.kind === 'refused' ? refusalText(failure.refusal) : benchText(`permit.${failure.kind}`)
}

/** Signs an allowance without sending it. The signature is discarded. */
export function PermitBench({ token, spender }: { token: Token; spender: Address }) {
  const heading = useId()
  const isConnected = useAccount() !== null
  const { text: typed, setText, amount, error } = useTypedAmount(token)
  const permit = usePermit(
    amount === null
      ? null
      : { token: token.address, domainName: token.name, spender, value: amount.raw, drawn: [token.address] },
  )
  return (
    <section aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading}>{benchText('permit')}</h2>
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          void permit.sign()
        }}
      >
        <AmountField symbol={token.symbol} text={typed} error={error} onType={setText} />
        <Stack as="dl" gap={2} className={styles['facts']}>
          <div>
            <Note as="dt">{benchText('takes')}</Note>
            <dd>{amount === null ? benchText('noAmount') : allowanceText(token, amount.raw)}</dd>
          </div>
          <div>
            <Note as="dt">{benchText('spender')}</Note>
            <dd>{benchText('router', { address: spender })}</dd>
          </div>
        </Stack>
        <Button
          id="bench-permit"
          type="submit"
          kind="secondary"
          block
          busy={permit.isWaiting}
          disabled={amount === null || !isConnected}
        >
          {benchText('permit')}
        </Button>
      </Stack>
      <output id="bench-permit-result" className={styles['result']}>
        {text(permit)}
      </output>
    </section>
  )
}
