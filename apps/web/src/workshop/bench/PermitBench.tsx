import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { Button } from '@musi/ui/Button'
import { useId, useState } from 'react'
import { type PermitAnswer, askPermit } from '../../platform/session/approval/askPermit.ts'
import { refusalText } from '../../platform/session/wallet/gateWords.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { AmountField } from './AmountField.tsx'
import { spoken } from './ApproveBench.tsx'
import styles from './BenchCard.module.css'
import { t } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Signing = PermitAnswer | { kind: 'idle' } | { kind: 'waiting' }

function text(signing: Signing): string {
  if (signing.kind === 'idle') return ''
  return signing.kind === 'refused' ? refusalText(signing.refusal) : t(`permit.${signing.kind}`)
}

/** An allowance that is signed and not sent; the signature is shown to nobody and thrown away. */
export function PermitBench({ token, spender }: { token: Token; spender: Address }) {
  const heading = useId()
  const isConnected = useAccount() !== null
  const { text: typed, setText, amount, error } = useTypedAmount(token)
  const [signing, setSigning] = useState<Signing>({ kind: 'idle' })
  const isWaiting = signing.kind === 'waiting'
  const sign = async () => {
    if (amount === null || isWaiting) return
    setSigning({ kind: 'waiting' })
    setSigning(await askPermit({ token: token.address, domainName: token.name, spender, value: amount.raw }))
  }
  return (
    <section aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading}>{t('permit')}</h2>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void sign()
        }}
      >
        <AmountField symbol={token.symbol} text={typed} error={error} onType={setText} />
        <dl className={styles['facts']}>
          <div>
            <dt>{t('takes')}</dt>
            <dd>{amount === null ? t('noAmount') : spoken(token, amount.raw)}</dd>
          </div>
          <div>
            <dt>{t('spender')}</dt>
            <dd>{t('router', { address: spender })}</dd>
          </div>
        </dl>
        <Button
          id="bench-permit"
          type="submit"
          kind="secondary"
          block
          busy={isWaiting}
          disabled={amount === null || !isConnected}
        >
          {t('permit')}
        </Button>
      </form>
      <output id="bench-permit-result" className={styles['result']}>
        {text(signing)}
      </output>
    </section>
  )
}
