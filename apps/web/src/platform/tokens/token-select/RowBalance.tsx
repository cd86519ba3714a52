import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import type { Address } from '@musi/domain/address'
import { type Currency, amountOf } from '@musi/domain/currency'
import { Skeleton } from '@musi/ui/Skeleton'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { amountFigure, exactFigure } from '#platform/page/money/amountText.ts'
import { tokenSearchIndex } from '../catalogue/tokenSearchIndex.ts'
import styles from './TokenRow.module.css'
import { selectText } from './selectWords.ts'

/** spec: token-select.row */
const DIGITS = 4

/** The account's balance in a few digits, with all digits in the title. */
export function RowBalance({ currency, account }: { currency: Currency; account: Address }) {
  const multicall = contractOf('multicall3')
  const isNative = currency.kind === 'native' && multicall !== null
  const native = useRead(isNative ? nativeBalanceOf(multicall, account) : null)
  const away = useRpcOutage()
  const raw =
    currency.kind === 'token'
      ? tokenSearchIndex.balanceOf(currency.address)
      : native.kind === 'value'
        ? native.value
        : null
  if (raw === null)
    return (
      <span className={styles['waiting']}>
        <Skeleton brief label={selectText('balanceLoading')} />
      </span>
    )
  const amount = amountOf(currency, raw)
  return (
    <span
      className={styles['balance']}
      {...lastAnswer({ overdue: away !== null, block: away?.block ?? null }, exactFigure(amount))}
    >
      {amountFigure(amount, DIGITS)}
    </span>
  )
}
