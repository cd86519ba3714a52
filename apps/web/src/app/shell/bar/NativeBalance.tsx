import { chainById } from '@musi/chain/chains/chainTable'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { amountOf } from '@musi/domain/currency'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import { amountFigure, exactText } from '#platform/page/money/amountText.ts'
import { Unit } from '#platform/page/money/Unit.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './NativeBalance.module.css'

/** spec: shell.native-balance */
const DIGITS = 4

/** The account's native balance, at each block. */
export function NativeBalance({ id }: { id?: string }) {
  const account = useAccount()
  const multicall = contractOf('multicall3')
  const balance = useRead(account === null || multicall === null ? null : nativeBalanceOf(multicall, account))
  const native = chainById(config().chainId)?.native
  if (account === null || native === undefined || balance.kind !== 'value') return null
  const { symbol, name } = native
  const amount = amountOf({ kind: 'native', decimals: 18, symbol, name }, balance.value)
  return (
    <span id={id} className={styles['balance']} {...lastAnswer(balance, exactText(amount))}>
      {amountFigure(amount, DIGITS)}{' '}
      <small>
        <Unit currency={amount.currency} />
      </small>
    </span>
  )
}
