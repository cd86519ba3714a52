import { chainById } from '@musi/chain/chains/chainTable'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { config, contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import styles from './Wallet.module.css'
import { Money } from '#platform/page/money/Money.tsx'
import { walletText } from './walletWords.ts'

const DIGITS = 4

/** The native balance; always shown here, because a phone's bar has no space for it. */
export function AccountBalance({ account }: { account: Address }) {
  const multicall = contractOf('multicall3')
  const balance = useRead(multicall === null ? null : nativeBalanceOf(multicall, account))
  const native = chainById(config().chainId)?.native
  if (native === undefined || balance.kind !== 'value') return null
  const amount = amountOf({ kind: 'native', decimals: 18, symbol: native.symbol, name: native.name }, balance.value)
  return (
    <p className={styles['balance']}>
      <span>{walletText('balance')}</span>
      <Money amount={amount} digits={DIGITS} />
    </p>
  )
}
