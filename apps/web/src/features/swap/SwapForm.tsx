import { type Currency, currencyId } from '@musi/domain/currency'
import type { Version } from '@musi/domain/exchange/hop'
import { type Dispatch, useState } from 'react'
import { latePart } from '../../platform/page/loading/latePart.tsx'
import { LateTokenSelect } from '../../platform/tokens/token-select/LateTokenSelect.ts'
import { SwapAction } from './SwapAction.tsx'
import { SwapFields } from './SwapFields.tsx'
import styles from './SwapForm.module.css'
import { SwapHead } from './SwapHead.tsx'
import { SwapLines } from './SwapLines.tsx'
import { SwapRecipient } from './SwapRecipient.tsx'
import { SwapSpoken } from './SwapSpoken.tsx'
import type { SwapEvent, SwapForm as Form, SwapSide } from './swapForm.ts'
import { t } from './swapWords.ts'
import { useSubmitSwap } from './useSubmitSwap.ts'
import { useSwap } from './useSwap.ts'
import { VersionNotice } from './VersionNotice.tsx'

const SwapDetails = latePart(async () => (await import('./SwapDetails.tsx')).SwapDetails)
const ReviewSwap = latePart(async () => (await import('./ReviewSwap.tsx')).ReviewSwap)

type Props = { form: Form; dispatch: Dispatch<SwapEvent>; version: Version }

export function SwapForm({ form, dispatch, version }: Props) {
  const [picking, setPicking] = useState<SwapSide | null>(null)
  const swap = useSwap(form, version)
  const submit = useSubmitSwap(swap, () => dispatch({ kind: 'sent' }))
  const { sides } = swap
  const pick = (currency: Currency) =>
    picking !== null && dispatch({ kind: 'select', side: picking, currency: currencyId(currency) })
  const other = picking === 'input' ? sides.output.currency : sides.input.currency
  return (
    <section id="swap-page" className={styles['page']} aria-labelledby="swap-title">
      <h1 id="swap-title" tabIndex={-1} className="unseen">
        {t('title')}
      </h1>
      <div className={styles['card']} onPointerEnter={LateTokenSelect.expect} onFocus={LateTokenSelect.expect}>
        <SwapHead form={form} version={version} />
        <SwapFields form={form} swap={swap} dispatch={dispatch} onPick={setPicking} />
        <SwapRecipient form={form} swap={swap} dispatch={dispatch} />
        <SwapLines swap={swap} />
        <SwapAction swap={swap} submit={submit} />
        <VersionNotice link={swap.link} />
      </div>
      {swap.quote.kind === 'trade' && swap.wrap === null && <SwapDetails swap={swap} trade={swap.quote.trade} />}
      <SwapSpoken form={form} swap={swap} />
      {picking !== null && (
        <LateTokenSelect
          open
          onClose={() => setPicking(null)}
          onPick={pick}
          onSwap={() => dispatch({ kind: 'switch' })}
          picked={sides[picking].currency}
          other={other}
        />
      )}
      {submit.dialog && <ReviewSwap swap={swap} submit={submit} />}
    </section>
  )
}
