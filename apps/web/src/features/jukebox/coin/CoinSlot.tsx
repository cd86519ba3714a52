import { amountOf } from '@musi/domain/currency'
import type { Player } from '@musi/domain/player/playerState'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { timeFormat } from '#platform/page/i18n/timeFormat.ts'
import { config } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { PressWaiting } from '#platform/page/loading/PressWaiting.tsx'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { costFigure } from '#platform/tokens/songs/costFigure.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { useTokenConfirmation } from '#platform/tokens/token-warning/useTokenConfirmation.tsx'
import type { GiftStatus } from '../gift/GiftOffer.tsx'
import type { PlayAct } from '../payment/playIntent.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { arriveSleeve, leaveSleeve } from '../stage/sleeveAnimation.ts'
import { OpensIn } from './OpensIn.tsx'
import { SlotFrame } from './SlotFrame.tsx'
import styles from './CoinSlot.module.css'
import { type SlotFace, slotFace } from './insertState.ts'
import { type Coin, useCoin } from './useCoin.ts'
import { findWayIn } from './wayIn.ts'

const DIGITS = 6

/**
 * States of somebody who has nothing to pay with, or whose new account is being read. The slot then reserves the
 * height of an offer.
 */
const GIFT_STATES: ReadonlySet<Coin['state']['kind']> = new Set(['connect', 'short', 'loading'])

const WaysIn = latePart(async () => (await import('./WaysIn.tsx')).WaysIn)
const GiftOffer = latePart(async () => (await import('../gift/GiftOffer.tsx')).GiftOffer)
const ShortBalanceOffer = latePart(async () => (await import('./ShortBalanceOffer.tsx')).ShortBalanceOffer)
const CoinPanel = latePart(async () => (await import('./CoinPanel.tsx')).CoinPanel, { Waiting: PressWaiting })

/** Changes whenever a full play starts or ends in an error, since either may have used up a payment. */
const fullPlayKey = ({ part, phase, playNumber }: Player): string =>
  part === 'full' ? `${playNumber} ${phase.kind === 'playing' || phase.kind === 'failed'}` : ''

/** True while the whole song is playing or about to, but not while its payment is pending. */
const isPlayingFull =
  (id: string) =>
  ({ queue, at, part, phase }: Player): boolean =>
    queue[at]?.id === id &&
    part === 'full' &&
    (phase.kind === 'playing' || (phase.kind === 'loading' && phase.forChain !== true))

/** `isCollapsed`: the slot is closed while a payment continues. */
type OpenSlot = { act: PlayAct; isCollapsed: boolean }

/**
 * The slot: `INSERT 5 $Nova TO PLAY`, another action, or why nothing can be paid (spec: songs.insert). It
 * expands in place (spec: songs.pay). `isNarrow`: in a column beside the page's sleeve.
 */
export function CoinSlot({ song, isNarrow = false }: { song: JukeSong; isNarrow?: boolean }) {
  const coin = useCoin(song, usePlayerOf(fullPlayKey))
  const { state, act, staleness } = coin
  const tokenConfirmation = useTokenConfirmation(coin.token)
  const [openSlot, setOpenSlot] = useState<OpenSlot | null>(null)
  const isOpen = openSlot !== null && !openSlot.isCollapsed
  const jukebox = song.offer.kind === 'registered' ? song.offer.jukebox : null
  const wayIn = findWayIn(state.kind, song.offer, useAccount())
  const mayHaveGift = config().relays && GIFT_STATES.has(state.kind)
  const [gift, setGift] = useState<GiftStatus>({ hasButton: false, isAwaited: false, note: null })
  const cost = costFigure(song, coin.token)
  const isStale = staleness !== null && state.kind !== 'free' && state.kind !== 'granted'
  const isPlaying = usePlayerOf(isPlayingFull(song.id))
  const hasBegun = coin.payment.kind === 'open' && coin.payment.endsAtSeconds !== null
  const ownFace = slotFace(state.kind, { isPlaying, hasBegun })
  // A play that somebody else pays for needs no balance.
  const face = gift.hasButton && ownFace === 'short' ? 'strip' : ownFace
  const isDisabled =
    isStale || state.kind === 'loading' || (state.kind === 'pay' && (act === null || tokenConfirmation.isLookingUp))
  const slotRef = useReturnFocus(isOpen)
  useSleeveReturn(song.id, isOpen)

  function insert(): void {
    if (state.kind === 'free' || state.kind === 'granted') {
      playerActs.begin(song.id, 'full')
      // The button is replaced by text, so focus moves to Pause, the next useful button.
      document.querySelector<HTMLElement>('#juke-play, #song-play')?.focus({ preventScroll: true })
    } else if (state.kind === 'connect') showModal('WALLET')
    else if (act !== null) open(act)
  }
  const open = (initialAct: PlayAct) =>
    tokenConfirmation.confirmThen(() => {
      leaveSleeve(song.id, document.querySelector('#juke-sleeve'))
      setOpenSlot({ act: initialAct, isCollapsed: false })
    })
  const close = (isPaying: boolean) => {
    leaveSleeve(song.id, document.querySelector('#coin-sleeve'))
    setOpenSlot((now) => (isPaying && now !== null ? { ...now, isCollapsed: true } : null))
  }
  const words = cost === null ? jukeboxText('insertUnknown') : jukeboxText('insert', { cost, artist: song.artist_name })
  const panel = openSlot !== null && jukebox !== null && (
    <CoinPanel
      {...{ song, coin, jukebox, words, isNarrow }}
      initialAct={openSlot.act}
      isCollapsed={openSlot.isCollapsed}
      onClose={close}
    />
  )
  return (
    <div ref={slotRef}>
      <SlotFrame
        isNarrow={isNarrow}
        isLit={face === 'paying'}
        gift={gift.hasButton ? 'offered' : mayHaveGift ? 'possible' : undefined}
        openPanel={isOpen ? panel : null}
        onEscape={() => document.getElementById('coin-leave')?.click()}
        words={
          <>
            {mayHaveGift && <GiftOffer song={song} signIn={coin.signIn} onChange={setGift} />}
            <SlotButton
              {...{ face, coin, words, isDisabled }}
              kind={gift.hasButton ? 'quiet' : state.kind === 'free' || gift.isAwaited ? 'secondary' : 'primary'}
              text={isStale && face === 'words' ? freshnessText('reconnecting') : null}
              onPress={insert}
              onBuy={open}
            />
            <SlotNote coin={coin} given={gift.note} isStale={isStale} />
          </>
        }
      >
        {wayIn !== null && <WaysIn wayIn={wayIn} coin={coin} />}
      </SlotFrame>
      {openSlot?.isCollapsed === true && panel}
      {tokenConfirmation.dialog}
    </div>
  )
}

/** Returns focus to the slot on closing, unless something else has it. */
function useReturnFocus(isOpen: boolean) {
  const slotRef = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (wasOpen.current && !isOpen && (activeElement === null || activeElement === document.body))
      slotRef.current?.querySelector<HTMLElement>('#insert-to-play')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return slotRef
}

/** On closing, the player shows the sleeve again, which comes out of the slot. */
function useSleeveReturn(id: string, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) arriveSleeve(id, document.querySelector<HTMLElement>('#juke-sleeve'))
    wasOpen.current = isOpen
  }, [id, isOpen])
}

type SlotButtonProps = {
  face: SlotFace
  coin: Coin
  words: string
  /** Text to show instead of the specified one; null if there is no other. */
  text: string | null
  isDisabled: boolean
  /** Kind of the specified text's button: less than primary if another matters more, or if nothing is to be paid. */
  kind: 'primary' | 'secondary' | 'quiet'
  onPress: () => void
  onBuy: (act: PlayAct) => void
}

/** The button; if its label is not the specified text, that text is engraved beside it. */
function SlotButton({ face, coin, words, text, isDisabled, kind, onPress, onBuy }: SlotButtonProps) {
  const renderButton = (kind: SlotButtonProps['kind'], children: ReactNode) => (
    <Button
      id="insert-to-play"
      kind={kind}
      size={kind === 'quiet' ? 'medium' : 'large'}
      block
      disabled={isDisabled}
      aria-describedby="insert-note"
      onClick={onPress}
      onPointerEnter={CoinPanel.preload}
      onFocus={CoinPanel.preload}
    >
      {children}
    </Button>
  )
  if (face === 'words')
    return (
      <Cluster gap={3} nowrap className={styles['press']}>
        {renderButton(kind, text ?? words)}
      </Cluster>
    )
  return (
    <Cluster gap={3} nowrap className={styles['press']}>
      <p className={styles['engraved']}>{words}</p>
      {face === 'play' && renderButton('primary', <PlayLabel text={jukeboxText('slot.play')} />)}
      {face === 'again' && renderButton('secondary', <PlayLabel text={jukeboxText('slot.again')} />)}
      {(face === 'playing' || face === 'paying') && <SlotStatus face={face} coin={coin} />}
      {face === 'short' && coin.token !== null && coin.state.kind === 'short' && (
        <ShortBalanceOffer act={coin.act} token={coin.token} missing={coin.state.missing} onPress={onBuy} />
      )}
    </Cluster>
  )
}

const PlayLabel = ({ text }: { text: string }) => (
  <>
    <Icon name="play" /> {text}
  </>
)

function SlotStatus({ face, coin: { paidCost } }: { face: 'playing' | 'paying'; coin: Coin }) {
  const cost = paidCost === null ? null : amountText(paidCost, DIGITS)
  return (
    <p id="insert-said" className={styles['status']}>
      {face === 'paying' ? <Equaliser /> : <Icon name="tick" />}
      {cost === null ? jukeboxText(`slot.${face}`) : jukeboxText(`slot.${face}.cost`, { cost })}
    </p>
  )
}

/** The sentence below the button: about a given play, otherwise about the coin. */
const SlotNote = ({ coin, given, isStale }: { coin: Coin; given: string | null; isStale: boolean }) => (
  <>
    <p id="insert-note" aria-live="polite">
      {given ?? slotNote(coin)}
    </p>
    {coin.state.kind === 'opensLater' && <OpensIn atSeconds={Number(coin.state.opensAtSeconds)} />}
    <StalenessNote staleness={isStale ? coin.staleness : null} what="figures" />
  </>
)

/** A paid play can be restarted within the hour, so the day is always today. */
const clockText = timeFormat({ timeStyle: 'short' })

function slotNote({ state, token, balance, payment }: Coin): string {
  const text = (raw: bigint) => (token === null ? '…' : amountText(amountOf(token, raw), DIGITS))
  switch (state.kind) {
    case 'short':
      return jukeboxText('insert.short', { balance: text(balance ?? 0n), missing: text(state.missing) })
    case 'pay':
      return jukeboxText(payment.kind === 'lost' ? 'insert.lost' : 'insert.pay', { balance: text(balance ?? 0n) })
    case 'granted':
      return payment.kind === 'open' && payment.endsAtSeconds !== null
        ? jukeboxText('insert.begun', { time: clockText(payment.endsAtSeconds) })
        : jukeboxText('insert.granted')
    case 'opensLater':
      return jukeboxText('insert.opensLater', { date: exactTime(Number(state.opensAtSeconds)) })
    default:
      return jukeboxText(`insert.${state.kind}`)
  }
}
