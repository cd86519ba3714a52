import type { Address } from '@musi/domain/address'
import { type Currency, amountOf } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { Money } from '#platform/page/money/Money.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type OrderOutcome, signAndSubmitOrder } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import { orderTroubleText } from '#platform/tokens/collectibles/order/orderTroubleText.ts'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { openingText } from '../../terms/openingText.ts'
import { focusNext } from '../state/focusNext.ts'
import { type StoredRelease, storedReleases } from '../state/storedReleases.ts'
import { releaseOrder } from './releaseOrder.ts'
import { releaseText } from '../state/releaseWords.ts'

type Props = { release: StoredRelease; collection: Address; tokenId: bigint }

/**
 * Signs the listing; the piece, its price and its dates are shown above the button (spec:
 * market.signed-as-shown).
 */
export function ListStep({ release, collection, tokenId }: Props) {
  const { head } = useHeads()
  const account = useAccount()
  const currency = useMarketCurrency(release.currency ?? 'native')
  const [step, setStep] = useState<'signing' | 'submitting' | null>(null)
  const [outcome, setOutcome] = useState<Exclude<OrderOutcome, { kind: 'stored' }> | null>(null)
  if (head === null || currency === null)
    return (
      <Note as="output" breaks>
        {releaseText('state.unread')}
      </Note>
    )
  const order = releaseOrder(release, { collection, tokenId, nowSeconds: head.timeSeconds })
  async function sign(shownCurrency: Currency): Promise<void> {
    setOutcome(null)
    setStep('signing')
    const result = await signAndSubmitOrder(order, shownCurrency, () => setStep('submitting'))
    setStep(null)
    if (result.kind === 'stored') {
      storedReleases.change(release.account, { isListed: true })
      focusNext('release-end')
    } else setOutcome(result)
  }
  const price = <Money amount={amountOf(currency, order.price.amount)} digits="every" />
  return (
    <>
      <p>{releaseText('list.about')}</p>
      <ReviewFacts
        facts={[
          [
            releaseText('fact.give'),
            releaseText('number', { name: safeText(release.name, PIECE_LIMITS.name), number: String(tokenId) }),
          ],
          [releaseText('fact.get'), price],
          [releaseText('fact.opens'), openingText(order.startSeconds)],
          [releaseText('fact.until'), openingText(order.endSeconds)],
        ]}
      />
      <Cluster gap={3} center>
        <Button
          id="release-list"
          kind="primary"
          busy={step !== null}
          disabled={account !== release.account}
          aria-describedby="release-list-why"
          onClick={() => void sign(currency)}
        >
          {step === null ? releaseText('sign') : orderText(step)}
        </Button>
      </Cluster>
      <Note as="output" id="release-list-why" breaks>
        {outcome === null ? '' : orderTroubleText(outcome)}
      </Note>
    </>
  )
}
