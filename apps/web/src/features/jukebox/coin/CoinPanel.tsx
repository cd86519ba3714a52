import type { Address } from '@musi/domain/address'
import { type Amount, type CurrencyId, currencyId } from '@musi/domain/currency'
import { Select } from '@musi/ui/controls/Select'
import { Icon } from '@musi/ui/Icon'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { useResultShownHere } from '#platform/session/review/useResultShownHere.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { preloadSending } from '#platform/session/transactions/send/useSend.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { type SwapOffer, useSwapOffer } from '../payment/useSwapOffer.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import styles from './CoinPanel.module.css'
import { useSleeveArrival } from '../stage/sleeveAnimation.ts'
import stage from '../stage/Stage.module.css'
import { type Beat, useBeats } from './useBeats.ts'
import { PayeeShares } from './PayeeShares.tsx'
import { PanelDetails } from './PanelDetails.tsx'
import { SlotPlate } from './SlotPlate.tsx'
import { payText } from './payWords.ts'
import { FirstPayment } from '../payment/FirstPayment.tsx'
import type { Coin } from './useCoin.ts'
import { type Pay, usePay } from './usePay.ts'
import { TokenFace } from './TokenFace.tsx'
import { type PlayPaymentProps, PlayPayment } from './PlayPayment.tsx'
import { useStartPaidSong } from './useStartPaidSong.ts'
import { MAXIMUM_DIGITS } from '../payment/payOptions.ts'

/** Digits shown of the paid amount; the receipt has all of them. */
const PAID_DIGITS = 4

type Props = {
  song: JukeSong
  coin: Coin
  jukebox: Address
  /** The button text that the specification prescribes. */
  words: string
  /** The play as it was when the closed slot was clicked. */
  initialAct: PlayAct
  isNarrow: boolean
  /** True if the panel is collapsed while a payment continues. */
  isCollapsed: boolean
  /** `isPaying`: a sent payment is still pending. */
  onClose: (isPaying: boolean) => void
}

/** The open coin slot: price, payees and one button (spec: songs.pay). Loaded when the slot first opens. */
export function CoinPanel(props: Props) {
  const { song, coin, jukebox, initialAct, isCollapsed, onClose } = props
  const [chosen, setChosen] = useState<CurrencyId | null>(() =>
    initialAct.swap === null ? null : currencyId(initialAct.swap.maximum.currency),
  )
  const account = useAccount()
  const swapOffer = useSwapOffer(coin.isShort ? (coin.act?.cost ?? null) : null, chosen)
  const currentAct = payableAct(coin, swapOffer)
  const pay = usePay(jukebox, coin, currentAct, initialAct)
  const { phase, review } = pay
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(preloadSending, [])
  useLayoutEffect(() => {
    if (!isCollapsed) panelRef.current?.querySelector<HTMLElement>('#confirm-play')?.focus({ preventScroll: true })
  }, [isCollapsed])
  const isUnpayable = (coin.act === null || swapOffer.kind === 'none') && currentAct === null
  useCloseIfNotPayable(coin, pay, { song: initialAct.song, isUnpayable, onEnd: () => onClose(false) })
  const beat = useBeats(pay.paymentHash)
  useStartPaidSong(pay, beat, initialAct.song, panelRef, () => onClose(false))
  const act = currentAct ?? ('act' in review ? review.act : initialAct)
  if (isCollapsed) return null
  return (
    <div id="coin-panel" ref={panelRef} data-beat={beat}>
      {pay.paymentHash !== null && 'id' in review && <MarkResultShown hash={pay.paymentHash} id={review.id} />}
      {pay.paymentHash !== null && account !== null && beat === 'lit' && (
        <FirstPayment
          account={account}
          token={act.cost.currency.address}
          paymentHash={pay.paymentHash}
          seed={song.track.coverSeed}
        />
      )}
      <PanelTop
        {...{ act, coin, pay, song, beat }}
        words={props.words}
        isNarrow={props.isNarrow}
        isDisabled={currentAct === null}
      />
      <div className={styles['shares']}>
        <PayeeShares
          cost={act.cost}
          shares={act.shares}
          seed={song.track.coverSeed}
          artist={{ account: song.offer.kind === 'registered' ? song.offer.artist : null, name: act.artist }}
        />
      </div>
      <PanelFoot
        hint={
          act.swap === null
            ? payText('details.hint')
            : payText('details.buy', { amount: amountText(act.swap.maximum, MAXIMUM_DIGITS) })
        }
        isFailing={pay.rehearsal.kind === 'problem'}
        onLeave={() => {
          if (phase !== 'sent') pay.cancel()
          onClose(phase === 'sent')
        }}
      >
        {act.swap !== null && swapOffer.kind === 'offer' && swapOffer.options.length > 1 && (
          <Select
            id="coin-pay-with"
            label={payText('payWith')}
            look="row"
            value={currencyId(act.swap.maximum.currency)}
            options={swapOffer.options.map((currency) => [currencyId(currency), unitText(currency)])}
            onChange={setChosen}
          />
        )}
        <PanelDetails {...{ act, coin, pay, jukebox }} />
      </PanelFoot>
    </div>
  )
}

type CloseCondition = { song: `0x${string}`; isUnpayable: boolean; onEnd: () => void }

/** Closes the slot once a payment is no longer needed or possible. */
function useCloseIfNotPayable(
  { state }: Coin,
  { phase, cancel }: Pay,
  { song, isUnpayable, onEnd }: CloseCondition,
): void {
  // After sign-in the song may turn out to be paid already, or the artist's own, so nobody pays twice (case 98).
  const isFree = state.kind === 'granted' && phase !== 'sent' && phase !== 'paid'
  const hasBecomeUnpayable = phase === 'idle' && isUnpayable && UNPAYABLE_STATES.has(state.kind)
  const closeAtOnce = useEffectEvent(() => {
    cancel()
    onEnd()
    if (isFree) playerActs.begin(song, 'full')
  })
  useEffect(() => {
    if (isFree || hasBecomeUnpayable) closeAtOnce()
  }, [isFree, hasBecomeUnpayable])
}

type PanelTopProps = PlayPaymentProps & { beat: Beat; words: string; isNarrow: boolean }

/** The cover, the payment question or the paid amount, and the slot. */
function PanelTop({ beat, words, isNarrow, ...paymentProps }: PanelTopProps) {
  const { act, pay, song } = paymentProps
  const hasBegun = beat === 'slide' || beat === 'lit'
  const sleeve = useRef<HTMLDivElement>(null)
  useSleeveArrival(song.id, sleeve)
  return (
    <div className={styles['top']} data-narrow={isNarrow || undefined}>
      {!isNarrow && (
        <div ref={sleeve} id="coin-sleeve" className={stage['sleeve']}>
          <Sleeve
            seed={song.track.coverSeed}
            picture={song.track.picture}
            turning={hasBegun}
            disc={hasBegun ? 'out' : 'peeking'}
          />
        </div>
      )}
      <div className={styles['ask']}>
        {pay.phase === 'paid' ? <PaidNote amount={pay.paidAmount ?? act.cost} /> : <PlayPayment {...paymentProps} />}
      </div>
      <SlotPlate
        isLit={pay.phase === 'sent' || beat === 'fall' || beat === 'slide'}
        large={{
          words,
          coin: (beat === 'none' || beat === 'fall') && (
            <FallingCoin token={act.cost.currency} isFalling={beat === 'fall'} />
          ),
        }}
      />
    </div>
  )
}

/** States in which nobody can pay; the closed slot explains why. */
const UNPAYABLE_STATES: ReadonlySet<Coin['state']['kind']> = new Set([
  'connect',
  'short',
  'opensLater',
  'retired',
  'notAPrice',
  'noSound',
  'noJukebox',
  'free',
])

/**
 * The payment at the current state: in the song's token, or in another currency if the account has too little of the
 * token.
 */
function payableAct({ act, isShort }: Coin, swapOffer: SwapOffer): PlayAct | null {
  if (act === null || !isShort) return act
  return swapOffer.kind === 'offer' ? { ...act, swap: swapOffer.swap } : null
}

function MarkResultShown({ hash, id }: { hash: string; id: string }) {
  useResultShownHere(hash, id)
  return null
}

/** An artist's token drawn as a coin. */
const FallingCoin = ({ token, isFalling }: { token: PlayAct['cost']['currency']; isFalling: boolean }) => (
  <span className={styles['chute']} data-falling={isFalling || undefined} aria-hidden="true">
    <span className={styles['coin']}>
      <TokenFace token={token.address} currency={token} size="large" />
    </span>
  </span>
)

const PaidNote = ({ amount }: { amount: Amount }) => (
  <output id="coin-played" className={styles['done']}>
    <Icon name="tick" />
    <b>{payText('playing', { cost: amountText(amount, PAID_DIGITS) })}</b>
  </output>
)

type PanelFootProps = { hint: string; isFailing: boolean; onLeave: () => void; children: ReactNode }

/** The details, collapsed unless the simulation fails, and the button to close the slot. */
function PanelFoot({ hint, isFailing, onLeave, children }: PanelFootProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isFailing
  return (
    <>
      <div className={styles['foot']}>
        <button type="button" aria-expanded={isOpen} aria-controls="coin-details" onClick={() => setChosen(!isOpen)}>
          {payText('details')} <Icon name="down" />
        </button>
        <span>{hint}</span>
        <button type="button" id="coin-leave" onClick={onLeave}>
          {payText('notNow')}
        </button>
      </div>
      <div id="coin-details" className={styles['details']} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
