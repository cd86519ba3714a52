import type { Currency } from '@musi/chain/explain/movements'
import { type Address, shortenAddress } from '@musi/domain/address'
import { exactAmount, shownAmount } from './shownAmount.ts'
import { t } from './whoWords.ts'
import styles from './text.module.css'
import { useIdentity } from './useIdentity.ts'
import { whoIsWho } from './whoIsWho.ts'

type Unit = { symbol: string; decimals: number | null }

function Shown({ amount, unit: { symbol, decimals } }: { amount: bigint; unit: Unit }) {
  const exact = `${exactAmount(amount, decimals ?? 0)} ${symbol}`
  return (
    <span className={styles['amount']} title={decimals === null ? `${exact}, ${t('smallest')}` : exact}>
      <b>{shownAmount(amount, decimals ?? 0)}</b>
      {/* Kept on one line with its unit. */}
      {`\u00A0${symbol}`}
    </span>
  )
}

/** Without its decimals a number would be a guess. */
function Unread({ token, amount }: { token: Address; amount: bigint }) {
  const symbol = shortenAddress(token)
  const exact = `${exactAmount(amount, 0)} ${symbol}, ${t('smallest')}`
  return (
    <span className={styles['amount']} title={exact}>
      {`…\u00A0${symbol}`}
    </span>
  )
}

/** Shares of pairs and V1 exchanges have the decimals of the pair contracts. */
const SHARES: Unit = { symbol: 'UNI-V2', decimals: 18 }
const OLD_SHARES: Unit = { symbol: 'UNI-V1', decimals: 18 }

function TokenAmount({ token, amount }: { token: Address; amount: bigint }) {
  const identity = useIdentity(token)
  if (identity === null) return <Unread token={token} amount={amount} />
  if (identity?.kind === 'token') return <Shown amount={amount} unit={identity} />
  if (identity?.kind === 'pair') return <Shown amount={amount} unit={SHARES} />
  if (identity?.kind === 'v1Exchange') return <Shown amount={amount} unit={OLD_SHARES} />
  return <Shown amount={amount} unit={{ symbol: shortenAddress(token), decimals: null }} />
}

/** An amount in the unit of its currency; every digit is in the title. */
export function Amount({ currency, amount }: { currency: Currency; amount: bigint }) {
  return currency === 'native' ? (
    <Shown amount={amount} unit={whoIsWho().native} />
  ) : (
    <TokenAmount token={currency} amount={amount} />
  )
}
