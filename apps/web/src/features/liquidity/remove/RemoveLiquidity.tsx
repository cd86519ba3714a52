import { sliderPercentText } from '@musi/domain/amount/percentText'
import type { CurrencyId } from '@musi/domain/currency'
import { receivePath } from '@musi/domain/url/liquidityPath'
import { NATIVE_ID } from '@musi/domain/currency'
import { buttonClass } from '@musi/ui/controls/Button'
import { useReducer } from 'react'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { PoolScreen } from '../frame/PoolScreen.tsx'
import { PositionCard } from '../position/PositionCard.tsx'
import { NoSuchPool } from './NoSuchPool.tsx'
import { RemoveAction } from './RemoveAction.tsx'
import { RemoveAmount } from './RemoveAmount.tsx'
import { RemoveFields } from './RemoveFields.tsx'
import { RemoveFacts } from './RemoveFacts.tsx'
import styles from './Remove.module.css'
import { ReturnedAmounts } from './ReturnedAmounts.tsx'
import { EMPTY_FORM, removeFormReducer } from './removeForm.ts'
import { removeText } from './removeWords.ts'
import { useRemovalReview } from './useRemovalReview.ts'
import { useRemoval } from './useRemoval.ts'

const ResultCard = latePart(async () => (await import('./ResultCard.tsx')).ResultCard)
const ReviewRemoval = latePress(async () => (await import('./ReviewRemoval.tsx')).ReviewRemoval)

type Props = { ids: readonly [CurrencyId | null, CurrencyId | null] }

/** The card for removal: amount of shares, what is returned, and the button. */
export function RemoveLiquidity({ ids: [idA, idB] }: Props) {
  const [form, dispatch] = useReducer(removeFormReducer, EMPTY_FORM)
  const a = useCurrencySide(idA).currency
  const b = useCurrencySide(idB).currency
  const removal = useRemoval(form, a, b)
  const { account, facts, amounts, part, approvals, permit, share, staleness, live } = removal
  const session = useRemovalReview({ account, plan: approvals.plan, permit, onSent: () => dispatch({ kind: 'sent' }) })
  const isEmpty = account !== null && facts?.shares === 0n
  const isMissing = idA === null || idB === null || facts?.state.kind === 'invalid' || facts?.state.kind === 'notExists'
  return (
    <PoolScreen
      name="remove"
      title={removeText('title')}
      hint={removeText('hint')}
      below={
        <>
          <PositionCard facts={facts} currencies={[a, b]} isNamed={idA !== null && idB !== null} />
          {account !== null && a !== null && b !== null && !isMissing && !isEmpty && (
            <ResultCard account={account} sides={[a, b]} />
          )}
        </>
      }
    >
      {isMissing ? (
        <NoSuchPool isInvalid={facts?.state.kind !== 'notExists'} />
      ) : isEmpty ? (
        <div className={styles['nothing']}>
          <p>{removeText('empty')}</p>
          <Link to={`/add/${idA}/${idB}`} className={buttonClass()}>
            {removeText('add')}
          </Link>
        </div>
      ) : (
        <>
          <RemoveAmount
            percent={form.input.field === 'percent' ? form.input.percent : null}
            part={part}
            text={sliderPercentText(part)}
            isDetailed={form.isDetailed}
            onDetail={(isDetailed) => dispatch({ kind: 'detail', isDetailed })}
            onPercent={(percent) => dispatch({ kind: 'slide', percent })}
          />
          {form.isDetailed ? (
            <RemoveFields {...{ form, a, b, facts, amounts }} onChange={dispatch} />
          ) : (
            <ReturnedAmounts {...{ a, b, amounts, staleness }} />
          )}
          <OtherFormLink ids={[idA, idB]} />
          <RemoveFacts {...{ a, b, amounts, share, staleness, facts }} />
          <StalenessNote staleness={staleness} what="figures" />
          <RemoveAction removal={removal} session={session} />
        </>
      )}
      {session.isDialog && <ReviewRemoval session={session} live={live} />}
    </PoolScreen>
  )
}

/** Link to receive the native side in its other form, native or wrapped. */
function OtherFormLink({ ids: [a, b] }: { ids: readonly [CurrencyId, CurrencyId] }) {
  const { wrapped } = exchangeAddresses()
  const path = receivePath(a, b, wrapped.address)
  if (path === null) return null
  const isNative = a === NATIVE_ID || b === NATIVE_ID
  return (
    <Link id="receive-other-form" to={path} className={`${styles['other']} touch-target`}>
      {removeText('receive', { symbol: isNative ? wrapped.symbol : nativeCurrency().symbol })}
    </Link>
  )
}
