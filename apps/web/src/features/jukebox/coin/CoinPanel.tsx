import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
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
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import { t } from '../songs/jukeboxWords.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import styles from './CoinPanel.module.css'
import { CoinShares } from './CoinShares.tsx'
import { PanelDetails } from './PanelDetails.tsx'
import { SlotPlate } from './SlotPlate.tsx'
import { p } from './payWords.ts'
import type { Coin } from './useCoin.ts'
import { type Pay, usePay } from './usePay.ts'

/** As long as the last words of a payment are read, in ms. */
const READ_MS = 3000
const DIGITS = 6

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
  const pay = usePay(jukebox, coin, first)
  const { phase, review: asked } = pay
  const place = useRef<HTMLDivElement>(null)
  useEffect(preloadSending, [])
  useLayoutEffect(() => {
    if (!isFolded) place.current?.querySelector<HTMLElement>('#confirm-play')?.focus({ preventScroll: true })
  }, [isFolded])
  // Signed in, it turns out that nothing has to be paid: it was before, or it is the artist's own. Nobody pays twice (case 98).
  const isFree = coin.state.kind === 'granted' && phase !== 'sent' && phase !== 'paid'
  const isGone = phase === 'idle' && coin.act === null && GONE.has(coin.state.kind)
  const leaveAtOnce = useEffectEvent(() => {
    pay.leave()
    onClose(false)
    if (isFree) playerActs.begin(first.song, 'full')
  })
  useEffect(() => {
    if (isFree || isGone) leaveAtOnce()
  }, [isFree, isGone])
  usePlayed(pay, first.song, place, () => onClose(false))
  const act = coin.act ?? ('act' in asked ? asked.act : first)
  if (isFolded) return null
  return (
    <div id="coin-panel" ref={place}>
      {pay.paidIn !== null && 'id' in asked && <ToldHere hash={pay.paidIn} id={asked.id} />}
      <div className={styles['top']} data-narrow={props.isNarrow || undefined}>
        {!props.isNarrow && (
          <Sleeve
            seed={song.track.coverSeed}
            picture={song.track.picture}
            turning={phase === 'paid'}
            disc={phase === 'paid' ? 'out' : 'peeking'}
          />
        )}
        <div className={styles['ask']}>{phase === 'paid' ? <Played act={act} /> : <Ask {...{ act, coin, pay }} />}</div>
        <SlotPlate
          isLit={phase === 'sent'}
          large={{ words: props.words, coin: phase === 'paid' ? null : <Coin token={act.cost.currency} /> }}
        />
      </div>
      <div className={styles['shares']}>
        <CoinShares
          cost={act.cost}
          shares={act.shares}
          seed={song.track.coverSeed}
          artist={{ account: song.offer.kind === 'registered' ? song.offer.artist : null, name: act.artist }}
        />
      </div>
      <Foot
        isFailing={pay.rehearsal.kind === 'problem'}
        onLeave={() => {
          if (phase !== 'sent') pay.leave()
          onClose(phase === 'sent')
        }}
      >
        <PanelDetails {...{ act, coin, pay, jukebox }} />
      </Foot>
    </div>
  )
}

/** Where nothing can be paid any more; the closed slot says why. */
const GONE: ReadonlySet<Coin['state']['kind']> = new Set([
  ...(['connect', 'short', 'opensLater', 'retired', 'notAPrice', 'noSound', 'noJukebox', 'free'] as const),
])

/** Begins the song with its payment, says so, and closes. */
function usePlayed(
  { paidIn }: Pay,
  song: `0x${string}`,
  place: { current: HTMLElement | null },
  onEnd: () => void,
): void {
  const begin = useEffectEvent(() => {
    if (paidIn === null) return
    const { activeElement } = document
    playerActs.begin(song, 'full', paidIn)
    // The button that had the focus is gone.
    if (activeElement === document.body || place.current?.contains(activeElement) === true)
      document.querySelector<HTMLElement>('#juke-play, #song-play')?.focus({ preventScroll: true })
  })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paidIn === null) return undefined
    begin()
    const timer = setTimeout(end, READ_MS)
    return () => clearTimeout(timer)
  }, [paidIn])
}

function ToldHere({ hash, id }: { hash: string; id: string }) {
  useToldHere(hash, id)
  return null
}

/** The cover of an artist's token, struck as a coin. */
function Coin({ token }: { token: PlayAct['cost']['currency'] }) {
  const isArtist = useArtistFeed().artists.has(token.address)
  return (
    <span className={styles['coin']} aria-hidden="true">
      {isArtist ? <Cover seed={token.address} /> : <TokenLogo currency={token} size="large" />}
    </span>
  )
}

type AskProps = { act: PlayAct; coin: Coin; pay: Pay }

/** The price, the one button, and what is to be said beside it. */
function Ask({ act, coin, pay }: AskProps) {
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
      <div className={styles['press']}>
        <Button
          id="confirm-play"
          kind={isBusy ? 'secondary' : 'primary'}
          size="large"
          busy={isBusy}
          disabled={!isBusy && (coin.act === null || isAway || (rehearsal.kind === 'problem' && rehearsal.blocks))}
          aria-describedby="coin-price coin-note"
          onClick={pay.press}
        >
          {isAway && !isBusy ? chain('reconnecting') : labelOf(act, pay)}
        </Button>
        <output id="coin-note">{noteOf(act, coin, pay, stopped)}</output>
      </div>
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

function labelOf({ cost }: PlayAct, { phase, approval }: Pay): string {
  const text = amountText(cost, DIGITS)
  if (phase === 'inWallet') return p('inWallet')
  if (phase === 'sent') return p('paying', { cost: text })
  if (phase !== 'busy') return p('confirm', { cost: text })
  const { plan } = approval.approvals
  const isAllowing = plan.kind === 'steps' && plan.steps.some(({ progress }) => progress === 'pending')
  return isAllowing ? p('allowing', { symbol: unitText(cost.currency) }) : p('checking')
}

function noteOf({ artist, cost }: PlayAct, { paid, balance }: Coin, pay: Pay, stopped: string | null): ReactNode {
  if (pay.phase === 'inWallet') return p('note.wallet')
  if (pay.phase === 'sent') return p('note.sent')
  if (pay.hasMoved) return p('note.moved', { artist, cost: amountText(cost, DIGITS) })
  if (pay.isDeclined) return review('nothingSent')
  if (pay.trouble !== '') return pay.trouble
  if (stopped !== null) return stopped
  if (paid.kind === 'looking') return p('looking')
  if (paid.kind === 'away') return t('insert.unread')
  const text = balance === null ? '…' : amountText(amountOf(cost.currency, balance), DIGITS)
  return paid.kind === 'lost' ? t('insert.lost', { balance: text }) : p('have', { balance: text })
}

const Played = ({ act }: Pick<AskProps, 'act'>) => (
  <output id="coin-played" className={styles['done']}>
    <Icon name="tick" />
    <b>{p('playing', { cost: amountText(act.cost, DIGITS) })}</b>
  </output>
)

type FootProps = { isFailing: boolean; onLeave: () => void; children: ReactNode }

/** Details, closed unless the test run fails, and the way out. */
function Foot({ isFailing, onLeave, children }: FootProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isFailing
  return (
    <>
      <div className={styles['foot']}>
        <button type="button" aria-expanded={isOpen} aria-controls="coin-details" onClick={() => setChosen(!isOpen)}>
          {p('details')} <Icon name="down" />
        </button>
        <span>{p('details.hint')}</span>
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
