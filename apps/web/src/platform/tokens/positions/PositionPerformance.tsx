import type { Address } from '@musi/domain/address'
import type { SharesResult } from '@musi/domain/charts/positionResult'
import { type Fraction, floor } from '@musi/domain/fraction'
import { Facts } from '@musi/ui/layout/Facts'
import { Hint } from '@musi/ui/overlays/Hint'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { Amount } from '../explain/Amount.tsx'
import styles from './PositionPerformance.module.css'
import { resultText } from './resultWords.ts'
import { type PositionNow, usePositionPerformance } from './usePositionPerformance.ts'

type Sides = readonly [Address, Address]
/** `tokens` in the order of the chain. */
type Props = { account: Address; pair: Address; tokens: Sides }

/**
 * The currency to show for a token; the wrapped token is shown as native currency, as in all pools
 * of the account.
 */
const displayCurrency = (token: Address) => (token === exchangeAddresses().wrapped.address ? 'native' : token)

/**
 * The account's deposits, their result and its causes, and a comparison with holding (spec: charts.position,
 * charts.holding).
 */
export function PositionPerformance({ account, pair, tokens }: Props) {
  const { history, now } = usePositionPerformance({ account, pair, tokens })
  const isNone = history.kind === 'read' && history.rows.length === 0
  return (
    <Stack gap={3} size={14}>
      <HistoryNote history={history} />
      {isNone && <Note>{isComplete(history) ? resultText('none') : resultText('noneYet')}</Note>}
      {now !== null && <Lines now={now} pair={pair} tokens={tokens} />}
      {now === null && !isNone && (history.kind === 'waiting' || history.kind === 'read') && (
        <Skeleton label={resultText('loading')} />
      )}
    </Stack>
  )
}

type LinesProps = { now: PositionNow; pair: Address; tokens: Sides }

function Lines({ now: { result, rewards, compared }, pair, tokens }: LinesProps) {
  const { open, closed, shares, unknown } = result
  const uni = uniToken()
  return (
    <>
      {shares > 0n && compared !== null && <Verdict compared={compared} token1={tokens[1]} />}
      <Facts>
        {shares > 0n && <OpenResult open={open} tokens={tokens} />}
        {rewards > 0n && uni !== null && (
          <Line label={resultText('rewards')}>
            <Amount currency={uni.address} amount={rewards} />
          </Line>
        )}
        {closed.worth.some((amount) => amount > 0n) && (
          <Line label={resultText('taken')}>
            <Stack as="span">
              <span>
                {withParts(resultText('takenPut', { put: '⟦put⟧' }), {
                  put: <TokenAmounts amounts={closed.putIn} tokens={tokens} />,
                })}
              </span>
              <span>
                {withParts(resultText('takenGot', { got: '⟦got⟧' }), {
                  got: <TokenAmounts amounts={closed.worth} tokens={tokens} />,
                })}
              </span>
            </Stack>
          </Line>
        )}
      </Facts>
      {shares > 0n && compared !== null && <Note>{resultText(compared.hasRewards ? 'basis' : 'basisAlone')}</Note>}
      {unknown > 0n && (
        <Note>
          {withParts(resultText('unknownShares', { amount: '⟦amount⟧' }), {
            amount: <Amount currency={pair} amount={unknown} />,
          })}
        </Note>
      )}
    </>
  )
}

const OpenResult = ({ open, tokens }: { open: SharesResult; tokens: Sides }) => (
  <>
    <Line label={resultText('putIn')}>
      <TokenAmounts amounts={open.putIn} tokens={tokens} />
    </Line>
    <Line label={resultText('worth')}>
      <TokenAmounts amounts={open.worth} tokens={tokens} />
    </Line>
    <Line label={resultText('fees')} hint={resultText('fees.hint')}>
      <TokenAmounts amounts={open.fees} tokens={tokens} />
    </Line>
    <Line label={resultText('divergence')} hint={resultText('divergence.hint')}>
      <TokenAmounts amounts={open.divergence} tokens={tokens} isSigned />
    </Line>
  </>
)

function Verdict({ compared, token1 }: { compared: NonNullable<PositionNow['compared']>; token1: Address }) {
  const { better, gain: gained, isInDollars } = compared
  const size: Fraction = gained.numerator < 0n ? { ...gained, numerator: -gained.numerator } : gained
  const amount = isInDollars ? dollarText(size) : <Amount currency={displayCurrency(token1)} amount={floor(size)} />
  return (
    <Text tone="strong" weight={620} className={styles['verdict']} data-better={better}>
      {better === 'neither'
        ? resultText('better.neither')
        : withParts(resultText(`better.${better}`, { amount: '⟦amount⟧' }), { amount })}
    </Text>
  )
}

type TokenAmountsProps = { amounts: readonly [bigint, bigint]; tokens: Sides; isSigned?: boolean }

const TokenAmounts = ({ amounts, tokens, isSigned = false }: TokenAmountsProps) => (
  <>
    <SignedAmount amount={amounts[0]} token={tokens[0]} isSigned={isSigned} /> ·{' '}
    <SignedAmount amount={amounts[1]} token={tokens[1]} isSigned={isSigned} />
  </>
)

function SignedAmount({ amount, token, isSigned }: { amount: bigint; token: Address; isSigned: boolean }) {
  const sign = amount < 0n ? '−' : isSigned && amount > 0n ? '+' : ''
  return (
    <span className={styles['signed']}>
      {sign}
      <Amount currency={displayCurrency(token)} amount={amount < 0n ? -amount : amount} />
    </span>
  )
}

const Line = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div>
    <dt>
      {label} {hint !== undefined && <Hint label={resultText('about', { what: label })} text={hint} />}
    </dt>
    <dd>{children}</dd>
  </div>
)
