import { type Currency, currencyId } from '@musi/domain/currency'
import type { ProtocolVersion } from '@musi/domain/exchange/hop'
import { severity } from '@musi/domain/exchange/severity'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { type Dispatch, useState } from 'react'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { LateTokenSelect } from '#platform/tokens/token-select/LateTokenSelect.ts'
import { ArtistNote } from '#platform/tokens/token-warning/ArtistNote.tsx'
import { SwapAction } from './action/SwapAction.tsx'
import { swapChart } from './chart/swapChart.ts'
import { SwapFields } from './form/SwapFields.tsx'
import { SwapHead } from './form/SwapHead.tsx'
import { SwapMore } from './form/SwapMore.tsx'
import { SwapLines } from './form/SwapLines.tsx'
import { SwapRecipient } from './form/SwapRecipient.tsx'
import { SwapAnnouncement } from './form/SwapAnnouncement.tsx'
import type { SwapEvent, SwapForm as Form } from './form/swapForm.ts'
import { swapText } from './form/swapWords.ts'
import { VersionNotice } from './form/VersionNotice.tsx'
import { useSwapReview } from './review/useSwapReview.ts'
import card from '#platform/page/card/Page.module.css'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import styles from './form/Form.module.css'
import { useSwap } from './useSwap.ts'

const SwapDetails = latePart(async () => (await import('./details/SwapDetails.tsx')).SwapDetails)
const SwapLoss = latePart(async () => (await import('./action/SwapLoss.tsx')).SwapLoss)
const SwapChart = latePart(async () => (await import('./chart/SwapChart.tsx')).SwapChart)
const PopularArtists = latePart(async () => (await import('./form/PopularArtists.tsx')).PopularArtists)
const ReviewSwap = latePress(async () => (await import('./review/ReviewSwap.tsx')).ReviewSwap)

export function preloadSwapParts(): void {
  for (const part of [SwapChart, PopularArtists, SwapDetails]) part.preload()
}

type Props = { form: Form; dispatch: Dispatch<SwapEvent>; version: ProtocolVersion }

export function SwapForm({ form, dispatch, version }: Props) {
  const [picking, setPicking] = useState<ExactSide | null>(null)
  const swap = useSwap(form, version)
  const { account, sides, quote, wrap, live, receiver, approvals } = swap
  const session = useSwapReview({ account, quote, plan: approvals.plan, onSent: () => dispatch({ kind: 'sent' }) })
  const trade = wrap === null ? swap.trade : null
  // Prices of V1 have no history to chart.
  const charted = trade === null || trade.version === 'v1' ? null : trade
  const { isOpen } = useVisitValue(swapChart)
  const old = quote.kind === 'trade' && quote.freshness.overdue ? lastAnswer(quote.freshness) : null
  const pick = (currency: Currency) =>
    picking !== null && dispatch({ kind: 'select', side: picking, currency: currencyId(currency) })
  const [own, other] = picking === 'out' ? [sides.output, sides.input] : [sides.input, sides.output]
  return (
    <section id="swap-page" className={card['page']} aria-labelledby="swap-title">
      <h1 id="swap-title" tabIndex={-1} className="unseen">
        {swapText('title')}
      </h1>
      <div className={card['card']} onPointerEnter={LateTokenSelect.preload} onFocus={LateTokenSelect.preload}>
        <SwapHead more={<SwapMore form={form} version={version} />} />
        <SwapFields {...{ form, sides, quote, dispatch }} isWrap={wrap !== null} onPick={setPicking} />
        {wrap === null && <SwapRecipient form={form} field={swap.recipientField} dispatch={dispatch} />}
        <SwapLines
          {...{ trade, isWrap: wrap !== null, isOverdue: old !== null }}
          chart={charted === null ? null : { isOpen, toggle: () => swapChart.set({ isOpen: !isOpen }) }}
        />
        {charted !== null && isOpen && <SwapChart trade={charted} />}
        <StalenessNote staleness={swap.behind} what={wrap === null ? 'prices' : 'figures'} />
        {trade !== null && severity(swap.impact) > 2 && (
          <SwapLoss trade={trade} onSize={(text) => dispatch({ kind: 'type', side: 'in', text })} />
        )}
        <SwapAction
          {...{ button: swap.button, session, live, approvals, wrapped: swap.wrapped }}
          spenderName={swapText(version === 'v1' ? 'whom.v1' : 'whom.router')}
        />
        <VersionNotice link={swap.link} />
        <ArtistNote currencies={[sides.input.currency, sides.output.currency]} />
      </div>
      {trade !== null && (
        <div className={styles['under']} {...old}>
          <SwapDetails {...{ trade, quote, sides }} receivesOutput={receiver?.address === account} />
        </div>
      )}
      {form.typed === '' && (
        <PopularArtists
          output={sides.output.currency}
          onPick={(currency) => dispatch({ kind: 'select', side: 'out', currency: currencyId(currency) })}
        />
      )}
      <SwapAnnouncement form={form} trade={trade} />
      {picking !== null && (
        <LateTokenSelect
          open
          onClose={() => setPicking(null)}
          onPick={pick}
          onSwap={() => dispatch({ kind: 'switch' })}
          picked={own.currency}
          other={other.currency}
        />
      )}
      {session.isDialog && <ReviewSwap session={session} live={live} />}
    </section>
  )
}
