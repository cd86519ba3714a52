import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, type CurrencyId, amountOf, currencyId } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { Button } from '@musi/ui/controls/Button'
import { Select } from '@musi/ui/controls/Select'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { aboutDollars } from '#platform/page/money/aboutDollars.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { BehindNote } from '#platform/session/freshness/BehindNote.tsx'
import { t as chain } from '#platform/session/freshness/freshnessWords.ts'
import { useAway } from '#platform/session/freshness/useAway.ts'
import { playerActs } from '#platform/session/player/player.ts'
import type { Pool } from '#platform/session/prices/dollarPools.ts'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import { t as review } from '#platform/session/review/reviewWords.ts'
import { stopReason } from '#platform/session/review/stopReason.ts'
import { useToldHere } from '#platform/session/review/useToldHere.ts'
import { preloadSending } from '#platform/session/transactions/send/useSend.ts'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import { t } from '../songs/jukeboxWords.ts'
import { type SwapWay, useSwapWay } from '../payment/useSwapWay.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import styles from './CoinPanel.module.css'
import { type Beat, useBeats } from './useBeats.ts'
import { clink } from './clink.ts'
import { CoinShares } from './CoinShares.tsx'
import { PanelDetails } from './PanelDetails.tsx'
import { SlotPlate } from './SlotPlate.tsx'
import { getTokenLink } from './getTokenLink.ts'
import { p } from './payWords.ts'
import type { Coin } from './useCoin.ts'
import { type Pay, usePay } from './usePay.ts'

/** As long as the last words of a payment are read, in ms. */
const READ_MS = 3000
const DIGITS = 6
/** Of what was paid; the receipt has every digit. */
const PAID_DIGITS = 4

type Props = {
  song: JukeSong
  coin: Coin
  jukebox: Address
  /** The specified words. */
  words: string
  /** What was pressed for. */
  first: PlayAct
  isNarrow: boolean
  /** A payment goes on while the slot is closed. */
  isFolded: boolean
  /** `isPaying`: what was sent is waited for. */
  onClose: (isPaying: boolean) => void
}

/** The open slot: what a play costs, who gets it, and one button (spec: songs.pay). Loaded with the first coin. */
export function CoinPanel(props: Props) {
  const { song, coin, jukebox, first, isFolded, onClose } = props
  const [chosen, setChosen] = useState<CurrencyId | null>(() =>
    first.bought === null ? null : currencyId(first.bought.maximum.currency),
  )
  const way = useSwapWay(coin.isShort ? (coin.act?.cost ?? null) : null, chosen)
  const live = liveAct(coin, way)
  const pay = usePay(jukebox, coin, live, first)
  const { phase, review: asked } = pay
  const place = useRef<HTMLDivElement>(null)
  useEffect(preloadSending, [])
  useLayoutEffect(() => {
    if (!isFolded) place.current?.querySelector<HTMLElement>('#confirm-play')?.focus({ preventScroll: true })
  }, [isFolded])
  const isUnpayable = (coin.act === null || way.kind === 'none') && live === null
  useNothingToPay(coin, pay, { song: first.song, isUnpayable, onEnd: () => onClose(false) })
  const beat = useBeats(pay.paidIn)
  usePlayed(pay, beat, first.song, place, () => onClose(false))
  const act = live ?? ('act' in asked ? asked.act : first)
  if (isFolded) return null
  return (
    <div id="coin-panel" ref={place} data-beat={beat}>
      {pay.paidIn !== null && 'id' in asked && <ToldHere hash={pay.paidIn} id={asked.id} />}
      <Top {...{ act, coin, pay, song, beat }} words={props.words} isNarrow={props.isNarrow} isOff={live === null} />
      <div className={styles['shares']}>
        <CoinShares
          cost={act.cost}
          shares={act.shares}
          seed={song.track.coverSeed}
          artist={{ account: song.offer.kind === 'registered' ? song.offer.artist : null, name: act.artist }}
        />
      </div>
      <Foot
        hint={
          act.bought === null
            ? p('details.hint')
            : p('details.buy', { amount: amountText(act.bought.maximum, MAXIMUM_DIGITS) })
        }
        isFailing={pay.rehearsal.kind === 'problem'}
        onLeave={() => {
          if (phase !== 'sent') pay.leave()
          onClose(phase === 'sent')
        }}
      >
        {act.bought !== null && way.kind === 'way' && way.options.length > 1 && (
          <Select
            id="coin-pay-with"
            label={p('payWith')}
            look="row"
            value={currencyId(act.bought.maximum.currency)}
            options={way.options.map((currency) => [currencyId(currency), unitText(currency)])}
            onChange={setChosen}
          />
        )}
        <PanelDetails {...{ act, coin, pay, jukebox }} />
      </Foot>
    </div>
  )
}

type Ending = { song: `0x${string}`; isUnpayable: boolean; onEnd: () => void }

/** Closes the slot where nothing has to be paid any more, or nothing can be. */
function useNothingToPay({ state }: Coin, { phase, leave }: Pay, { song, isUnpayable, onEnd }: Ending): void {
  // Signed in, it turns out that nothing has to be paid: it was before, or it is the artist's own. Nobody pays twice (case 98).
  const isFree = state.kind === 'granted' && phase !== 'sent' && phase !== 'paid'
  const isGone = phase === 'idle' && isUnpayable && GONE.has(state.kind)
  const leaveAtOnce = useEffectEvent(() => {
    leave()
    onEnd()
    if (isFree) playerActs.begin(song, 'full')
  })
  useEffect(() => {
    if (isFree || isGone) leaveAtOnce()
  }, [isFree, isGone])
}

type TopProps = AskProps & { beat: Beat; words: string; isNarrow: boolean }

/** The sleeve with its disc, the question or what was paid, and the slot that the coin falls into. */
function Top({ beat, words, isNarrow, ...ask }: TopProps) {
  const { act, pay, song } = ask
  const hasBegun = beat === 'slide' || beat === 'lit'
  return (
    <div className={styles['top']} data-narrow={isNarrow || undefined}>
      {!isNarrow && (
        <Sleeve
          seed={song.track.coverSeed}
          picture={song.track.picture}
          turning={hasBegun}
          disc={hasBegun ? 'out' : 'peeking'}
        />
      )}
      <div className={styles['ask']}>
        {pay.phase === 'paid' ? <Played amount={pay.paidAmount ?? act.cost} /> : <Ask {...ask} />}
      </div>
      <SlotPlate
        isLit={pay.phase === 'sent' || beat === 'fall' || beat === 'slide'}
        large={{
          words,
          coin: (beat === 'none' || beat === 'fall') && <Coin token={act.cost.currency} isFalling={beat === 'fall'} />,
        }}
      />
    </div>
  )
}

/** Where nothing can be paid any more; the closed slot says why. */
const GONE: ReadonlySet<Coin['state']['kind']> = new Set([
  ...(['connect', 'short', 'opensLater', 'retired', 'notAPrice', 'noSound', 'noJukebox', 'free'] as const),
])

/** What would be paid at this moment: in the song's token, or with another currency where there is too little of it. */
function liveAct({ act, isShort }: Coin, way: SwapWay): PlayAct | null {
  if (act === null || !isShort) return act
  return way.kind === 'way' ? { ...act, bought: way.bought } : null
}

/** A maximum has no more digits (payWay.ts). */
const MAXIMUM_DIGITS = 3

/** Begins the song with its payment, says so, and closes. */
function usePlayed(
  { paidIn }: Pay,
  beat: Beat,
  song: `0x${string}`,
  place: { current: HTMLElement | null },
  onEnd: () => void,
): void {
  const isBegun = beat === 'slide' || beat === 'lit'
  const begin = useEffectEvent(() => {
    if (paidIn === null) return
    if (beat === 'slide') clink()
    const { activeElement } = document
    playerActs.begin(song, 'full', paidIn)
    // The button that had the focus is gone.
    if (activeElement === document.body || place.current?.contains(activeElement) === true)
      document.querySelector<HTMLElement>('#juke-play, #song-play')?.focus({ preventScroll: true })
  })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isBegun) begin()
  }, [isBegun])
  useEffect(() => {
    if (paidIn === null) return undefined
    const timer = setTimeout(end, READ_MS)
    const leave = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('#coin-panel') === null) end()
    }
    // Whatever is pressed elsewhere ends it at once.
    document.addEventListener('click', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', leave)
    }
  }, [paidIn])
}

function ToldHere({ hash, id }: { hash: string; id: string }) {
  useToldHere(hash, id)
  return null
}

/** The cover of an artist's token, struck as a coin. */
const Coin = ({ token, isFalling }: { token: PlayAct['cost']['currency']; isFalling: boolean }) => (
  <span className={styles['chute']} data-falling={isFalling || undefined} aria-hidden="true">
    <span className={styles['coin']}>
      <TokenFace token={token.address} currency={token} size="large" />
    </span>
  </span>
)

type TokenFaceProps = { token: Address; currency: Currency; size: 'small' | 'large' }

function TokenFace({ token, currency, size }: TokenFaceProps) {
  const isArtist = useArtistFeed().artists.has(token)
  return isArtist ? <Cover seed={token} /> : <TokenLogo currency={currency} size={size} />
}

type AskProps = { act: PlayAct; coin: Coin; pay: Pay; song: JukeSong; isOff: boolean }

/** The price, the one button, and what is to be said beside it. */
function Ask({ act, coin, pay, song, isOff }: AskProps) {
  const { phase, rehearsal } = pay
  const behind = coin.behind
  const isAway = useAway() !== null || behind !== null
  const stopped = stopReason(rehearsal)
  const isBusy = phase !== 'idle'
  return (
    <>
      <Text tone="muted">{p('one', { title: act.title })}</Text>
      <p id="coin-price" className={styles['price']}>
        <b>
          <Money amount={act.cost} digits={DIGITS} />
        </b>
        <About act={act} />
      </p>
      <div className={styles['press']} data-gone={phase === 'paid' || undefined}>
        <Button
          id="confirm-play"
          kind={isBusy ? 'secondary' : 'primary'}
          size="large"
          busy={isBusy}
          disabled={!isBusy && (isOff || isAway || (rehearsal.kind === 'problem' && rehearsal.blocks))}
          aria-describedby="coin-price coin-note"
          onClick={pay.press}
        >
          {isAway && !isBusy ? chain('reconnecting') : labelOf(act, pay)}
        </Button>
        <output id="coin-note">{noteOf(act, coin, pay, stopped)}</output>
        {act.bought !== null && phase === 'idle' && <GetFirst act={act} coin={coin} />}
      </div>
      {act.bought !== null && <FreeFor song={song} />}
      <BehindNote behind={behind} what="figures" />
    </>
  )
}

function About({ act: { cost } }: Pick<AskProps, 'act'>) {
  const { address } = cost.currency
  const wrapped = contractOf('wrappedNative')
  // Most artists' tokens have a pool with the native currency, which stands in no address book.
  const others = useMemo(() => (wrapped === null ? [] : [poolOf(address, wrapped)]), [address, wrapped])
  const worth = useWorth([address], others)?.of(address, cost.raw) ?? null
  return worth !== null && <span>{p('about', { dollars: aboutDollars(worth) })}</span>
}

const poolOf = (one: Address, other: Address): Pool => ({
  pair: poolAddress(one, other),
  tokens: sortsBefore(one, other) ? [one, other] : [other, one],
})

const GetFirst = ({ act: { cost }, coin: { balance } }: Pick<AskProps, 'act' | 'coin'>) => (
  <span>
    {withParts(p('or', { link: '⟦link⟧' }), {
      link: (
        <Link id="coin-get" to={getTokenLink(amountOf(cost.currency, cost.raw - (balance ?? 0n)))}>
          {p('getFirst', { symbol: unitText(cost.currency) })}
        </Link>
      ),
    })}
  </span>
)

/** The token that opens the song for whoever holds enough of it, if there is one. */
function FreeFor({ song: { offer } }: Pick<AskProps, 'song'>) {
  const key = offer.kind === 'registered' ? offer.keys.find(({ kind }) => kind === 'token') : undefined
  const { currency } = useCurrencySide(key?.kind === 'token' ? key.token : null)
  if (key?.kind !== 'token' || currency === null) return null
  return (
    <p id="coin-free" className={styles['free']}>
      <span className={styles['mark']}>
        <TokenFace token={key.token} currency={currency} size="small" />
      </span>
      {p('free', { amount: amountText(amountOf(currency, key.atLeast), DIGITS) })}
    </p>
  )
}

function labelOf({ cost, bought }: PlayAct, { phase, approval }: Pay): string {
  const text = bought === null ? amountText(cost, DIGITS) : amountText(bought.maximum, MAXIMUM_DIGITS)
  if (phase === 'inWallet') return p('inWallet')
  if (phase === 'sent') return p('paying', { cost: text })
  if (phase !== 'busy') return bought === null ? p('confirm', { cost: text }) : p('buy', { amount: text })
  const { plan } = approval.approvals
  const isAllowing = plan.kind === 'steps' && plan.steps.some(({ progress }) => progress === 'pending')
  return isAllowing ? p('allowing', { symbol: unitText((bought?.maximum ?? cost).currency) }) : p('checking')
}

function noteOf(
  { artist, cost, bought }: PlayAct,
  { paid, balance }: Coin,
  pay: Pay,
  stopped: string | null,
): ReactNode {
  if (pay.phase === 'inWallet') return p('note.wallet')
  if (pay.phase === 'sent') return p('note.sent')
  if (pay.hasMoved) return p('note.moved', { artist, cost: amountText(cost, DIGITS) })
  if (pay.isDeclined) return review('nothingSent')
  if (pay.trouble !== '') return pay.trouble
  if (stopped !== null) return stopped
  if (paid.kind === 'looking') return p('looking')
  if (paid.kind === 'away') return t('insert.unread')
  if (bought !== null) return ''
  const text = balance === null ? '…' : amountText(amountOf(cost.currency, balance), DIGITS)
  return paid.kind === 'lost' ? t('insert.lost', { balance: text }) : p('have', { balance: text })
}

const Played = ({ amount }: { amount: Amount }) => (
  <output id="coin-played" className={styles['done']}>
    <Icon name="tick" />
    <b>{p('playing', { cost: amountText(amount, PAID_DIGITS) })}</b>
  </output>
)

type FootProps = { hint: string; isFailing: boolean; onLeave: () => void; children: ReactNode }

/** Details, closed unless the test run fails, and the way out. */
function Foot({ hint, isFailing, onLeave, children }: FootProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isFailing
  return (
    <>
      <div className={styles['foot']}>
        <button type="button" aria-expanded={isOpen} aria-controls="coin-details" onClick={() => setChosen(!isOpen)}>
          {p('details')} <Icon name="down" />
        </button>
        <span>{hint}</span>
        <button type="button" id="coin-leave" onClick={onLeave}>
          {p('notNow')}
        </button>
      </div>
      <div id="coin-details" className={styles['details']} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
