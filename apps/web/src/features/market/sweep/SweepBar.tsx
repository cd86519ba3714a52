import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { exactText } from '#platform/page/money/amountText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import styles from './Sweep.module.css'
import { MAX_PIECES_AT_ONCE, sweepTotal, piecesToBuy } from './sweepable.ts'
import { type SweepAct, sweepIntent } from './sweepIntent.ts'
import { SweepSheet } from './SweepSheet.tsx'
import { sweepText } from './sweepWords.ts'

type Props = {
  selectedPieces: readonly Piece[]
  /** Number of selected pieces no longer for sale. */
  lostCount: number
  account: Address | null
  /** Id of the element that gets the focus when the dialog closes. */
  returnFocusId: string
  onBought: () => void
}

/** The selection, its total price, and the button to buy it (spec: market.sweep). */
export function SweepBar({ selectedPieces, lostCount, account, returnFocusId, onBought }: Props) {
  const currency = nativeCurrency()
  const session = useReview<SweepAct>({ intentOf: sweepIntent, reopensOnRefusal: true, onSent: onBought })
  const pieces = piecesToBuy(selectedPieces)
  const total = amountOf(currency, sweepTotal(pieces))
  const balance = useBalance(currency)
  const isShort = balance?.kind === 'amount' && balance.amount.raw < total.raw
  const rule = sweepText('rule', { symbol: unitText(currency), count: MAX_PIECES_AT_ONCE })
  return (
    <section id="sweep-bar" className={styles['bar']} aria-label={sweepText('bar')}>
      <div>
        <Text as="output" tone="strong" weight={560}>
          {pieces.length === 0
            ? sweepText('none')
            : sweepText('chosen', { count: pieces.length, total: exactText(total) })}
        </Text>
        {lostCount > 0 && (
          <Text as="output" id="sweep-no-longer" tone="strong" weight={560}>
            {sweepText('noLonger', { count: lostCount })}
          </Text>
        )}
        <Note as="small" id="sweep-why">
          {isShort ? sweepText('funds') : pieces.length === MAX_PIECES_AT_ONCE ? sweepText('full') : rule}
        </Note>
      </div>
      {account === null ? (
        <ConnectButton />
      ) : (
        <NetworkButton
          id="buy-several"
          kind="primary"
          disabled={pieces.length === 0 || isShort}
          aria-describedby="sweep-why"
          onClick={() => session.begin({ pieces, currency }, 'inDialog')}
        >
          {sweepText('buy')}
        </NetworkButton>
      )}
      <SweepSheet session={session} returnFocusId={returnFocusId} />
    </section>
  )
}
