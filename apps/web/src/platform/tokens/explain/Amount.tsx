import type { Currency } from '@musi/chain/explain/movements'
import { type Address, shortenAddress } from '@musi/domain/address'
import { t as review } from '../../session/review/reviewWords.ts'
import { exactAmount, shownAmount } from './shownAmount.ts'
import { t } from './whoWords.ts'
import styles from './text.module.css'
import { useIdentity } from './useIdentity.ts'
import { whoIsWho } from './whoIsWho.ts'

type Unit = { symbol: string; decimals: number | null }

function Shown({ amount, unit: { symbol, decimals }, inFull }: { amount: bigint; unit: Unit; inFull: boolean }) {
  const [shown, every] = [shownAmount(amount, decimals ?? 0), exactAmount(amount, decimals ?? 0)]
  const exact = `${every} ${symbol}`
  return (
    <>
      <span className={styles['amount']} title={decimals === null ? `${exact}, ${t('smallest')}` : exact}>
        <b>{shown}</b>
        {/* Kept on one line with its unit. */}
        {`\u00A0${symbol}`}
      </span>
      {inFull && shown !== every && <span className={styles['exact']}>{review('exactly', { amount: exact })}</span>}
    </>
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

type Props = {
  amount: bigint
  /** Where digits are cut, all of them stand below: it is about to be signed (spec: money.exact-at-hand). */
  inFull?: boolean
}

function TokenAmount({ token, amount, inFull = false }: Props & { token: Address }) {
  const identity = useIdentity(token)
  if (identity === null) return <Unread token={token} amount={amount} />
  const unit = () => {
    if (identity?.kind === 'token') return identity
    if (identity?.kind === 'pair') return SHARES
    if (identity?.kind === 'v1Exchange') return OLD_SHARES
    return { symbol: shortenAddress(token), decimals: null }
  }
  return <Shown amount={amount} unit={unit()} inFull={inFull} />
}

/** An amount in the unit of its currency; every digit is in the title. */
export function Amount({ currency, amount, inFull = false }: Props & { currency: Currency }) {
  return currency === 'native' ? (
    <Shown amount={amount} unit={whoIsWho().native} inFull={inFull} />
  ) : (
    <TokenAmount token={currency} amount={amount} inFull={inFull} />
  )
}
