import type { Currency } from '@musi/chain/explain/movements'
import type { Currency as Money } from '@musi/domain/currency'
import { type Address, shortenAddress } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { Unit } from '#platform/page/money/Unit.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { ExactLine } from '#platform/session/review/ExactLine.tsx'
import { identityToken } from './identityToken.ts'
import { exactAmount, shownAmount } from './shownAmount.ts'
import { identityText } from './whoWords.ts'
import styles from './text.module.css'
import { useIdentity } from './useIdentity.ts'
import { useNameWait } from './useNameWait.ts'

type AmountWithUnitProps = { amount: bigint; currency: Money; decimals: number | null; inFull: boolean }

function AmountWithUnit({ amount, currency, decimals, inFull }: AmountWithUnitProps) {
  const shown = shownAmount(amount, decimals ?? 0)
  const fullFigure = exactAmount(amount, decimals ?? 0)
  const exact = `${fullFigure} ${unitText(currency)}`
  return (
    <>
      <span className={styles['amount']} title={decimals === null ? `${exact}, ${identityText('smallest')}` : exact}>
        <Text as="b" tone="strong" weight={640}>
          {shown}
        </Text>
        {/* Kept on one line with its unit. */}
        {'\u00A0'}
        <Unit currency={currency} />
      </span>
      {inFull && shown !== fullFigure && <ExactLine text={exact} />}
    </>
  )
}

type AmountWithoutUnitProps = { token: Address; amount: bigint; shown?: string }

/** An amount of a token without known decimals: `…` while the token is read, else in its smallest unit. */
function AmountWithoutUnit({ token, amount, shown = '…' }: AmountWithoutUnitProps) {
  const address = shortenAddress(token)
  const exact = `${exactAmount(amount, 0)} ${address}, ${identityText('smallest')}`
  return (
    <span className={styles['amount']} title={exact}>
      {`${shown}\u00A0${address}`}
    </span>
  )
}

type Props = {
  amount: bigint
  /**
   * Shows all digits below a rounded amount, and of an unread token, because the amount is about to
   * be signed (spec: money.exact-at-hand).
   */
  inFull?: boolean
}

function TokenAmount({ token, amount, inFull = false }: Props & { token: Address }) {
  const identity = useIdentity(token)
  const isWaiting = useNameWait(identity === null ? null : identityToken(identity, token))
  if (isWaiting && !inFull && (identity === null || identity.kind === 'token')) return <Skeleton shape="figure" brief />
  if (identity === null)
    return <AmountWithoutUnit token={token} amount={amount} {...(inFull && { shown: exactAmount(amount, 0) })} />
  const unit = identityToken(identity, token)
  if (unit === null) return <AmountWithoutUnit token={token} amount={amount} shown={shownAmount(amount, 0)} />
  const decimals = identity.kind === 'token' ? identity.decimals : unit.decimals
  return <AmountWithUnit amount={amount} currency={unit} decimals={decimals} inFull={inFull} />
}

/** An amount in the unit of its currency; every digit is in the title. */
export function Amount({ currency, amount, inFull = false }: Props & { currency: Currency }) {
  return currency === 'native' ? (
    <AmountWithUnit amount={amount} currency={nativeCurrency()} decimals={18} inFull={inFull} />
  ) : (
    <TokenAmount token={currency} amount={amount} inFull={inFull} />
  )
}
