import { parseAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import type { Player } from '@musi/domain/player/playerState'
import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { unitText } from '#platform/page/money/unitText.ts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { showModal } from '#platform/page/modals/openModal.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { BehindNote } from '#platform/session/freshness/BehindNote.tsx'
import { t as chain } from '#platform/session/freshness/freshnessWords.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { t } from '../songs/jukeboxWords.ts'
import { costFigure } from '#platform/tokens/songs/costText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { useTokenTick } from '#platform/tokens/token-warning/useTokenTick.tsx'
import { GetToken } from './GetToken.tsx'
import { OpensIn } from './OpensIn.tsx'
import styles from './CoinSlot.module.css'
import { SlotFrame } from './SlotFrame.tsx'
import { slotPress } from './insertState.ts'
import { type Coin, useCoin } from './useCoin.ts'
import type { PlayAct } from './playIntent.ts'
import { wayIn } from './wayIn.ts'

const DIGITS = 6

const WaysIn = latePart(async () => (await import('./WaysIn.tsx')).WaysIn)
const PayDialog = latePress(async () => (await import('./PayDialog.tsx')).PayDialog)

/**
 * Whatever is heard whole may have used up what was paid for, and what ended in trouble was perhaps used up before: changes with each
 * of them.
 */
const wholePlays = ({ part, phase, playNumber }: Player): string =>
  part === 'full' ? `${playNumber} ${phase.kind === 'playing' || phase.kind === 'failed'}` : ''

/** Whether all of a song is heard at this moment, or about to be; not while its payment is waited for. */
const playsWhole =
  (id: string) =>
  ({ queue, at, part, phase }: Player): boolean =>
    queue[at]?.id === id &&
    part === 'full' &&
    (phase.kind === 'playing' || (phase.kind === 'loading' && phase.forChain !== true))

/** The slot: `INSERT 5 $Nova TO PLAY`, what a press does now, what it costs this person, and why it does not go where it does not (spec: songs.insert). */
export function CoinSlot({ song }: { song: JukeSong }) {
  const coin = useCoin(song, usePlayerOf(wholePlays))
  const { state, act, behind } = coin
  const tick = useTokenTick(coin.token)
  const [paying, setPaying] = useState<PlayAct | null>(null)
  const jukebox = song.offer.kind === 'registered' ? song.offer.jukebox : null
  const way = wayIn(state.kind, song.offer, useAccount())
  const cost = costFigure(song, coin.token)
  const isBehind = behind !== null && state.kind !== 'free' && state.kind !== 'granted'
  const text = note(coin)
  const isPlaying = usePlayerOf(playsWhole(song.id))
  const press = slotPress(state.kind, {
    isPlaying,
    hasBegun: coin.paid.kind === 'open' && coin.paid.endsAtSeconds !== null,
  })
  const isOff = isBehind || !PRESSED.has(state.kind) || (state.kind === 'pay' && (act === null || tick.isAsking))

  function insert(): void {
    if (state.kind === 'free' || state.kind === 'granted') playerActs.begin(song.id, 'full')
    else if (state.kind === 'connect') showModal('WALLET')
    else if (act !== null) tick.through(() => setPaying(act))
  }
  const words = cost === null ? t('insertUnknown') : t('insert', { cost, artist: song.artist_name })
  const says = press === 'words' ? null : t(`slot.${press}`, { symbol: symbolOf(coin) })
  const buttonText = isBehind && !isPlaying ? chain('reconnecting') : says
  return (
    <SlotFrame
      words={
        <>
          <SlotButton
            says={buttonText}
            words={words}
            isPlaying={isPlaying}
            isOff={isOff}
            isAgain={press === 'again'}
            onPress={insert}
          />
          <p id="insert-note" aria-live="polite">
            {text}
          </p>
          {state.kind === 'opensLater' && <OpensIn atSeconds={Number(state.opensAtSeconds)} />}
          <BehindNote behind={isBehind ? behind : null} what="figures" />
        </>
      }
    >
      {state.kind === 'short' && coin.token !== null && (
        <GetToken id="insert-get" missing={amountOf(coin.token, state.missing)} />
      )}
      {way !== null && <WaysIn way={way} coin={coin} />}
      {tick.question}
      {paying !== null && jukebox !== null && (
        <PayDialog
          coin={coin}
          jukebox={jukebox}
          first={paying}
          artistAccount={song.offer.kind === 'registered' ? parseAddress(song.offer.artist) : null}
          onClose={() => setPaying(null)}
        />
      )}
    </SlotFrame>
  )
}

type SlotButtonProps = {
  /** Null: the specified words. */
  says: string | null
  words: string
  isPlaying: boolean
  isOff: boolean
  isAgain: boolean
  onPress: () => void
}

/** The button, and the specified words engraved beside it wherever it says something else. */
const SlotButton = ({ says, words, isPlaying, isOff, isAgain, onPress }: SlotButtonProps) => (
  <Cluster gap={3} nowrap className={styles['press']}>
    {says !== null && <p className={styles['engraved']}>{words}</p>}
    <Button
      id="insert-to-play"
      kind={isPlaying || isAgain ? 'secondary' : 'primary'}
      size="large"
      block
      // It keeps the focus of whoever has just pressed it.
      busy={isPlaying}
      disabled={isOff && !isPlaying}
      aria-describedby="insert-note"
      onClick={onPress}
      onPointerEnter={PayDialog.preload}
      onFocus={PayDialog.preload}
    >
      {says ?? words}
    </Button>
  </Cluster>
)

/** Where a press does something. */
const PRESSED: ReadonlySet<Coin['state']['kind']> = new Set(['free', 'granted', 'connect', 'pay'])

const symbolOf = ({ token }: Pick<Coin, 'token'>) => (token === null ? '…' : unitText(token))

function note({ state, token, balance, paid }: Coin): string {
  const symbol = symbolOf({ token })
  const text = (raw: bigint) => (token === null ? '…' : amountText(amountOf(token, raw), DIGITS))
  switch (state.kind) {
    case 'connect':
      return t('insert.connect', { symbol })
    case 'short':
      return t('insert.short', { balance: text(balance ?? 0n), missing: text(state.missing) })
    case 'pay':
      return t(paid.kind === 'lost' ? 'insert.lost' : 'insert.pay', { balance: text(balance ?? 0n) })
    case 'granted':
      return paid.kind === 'open' && paid.endsAtSeconds !== null
        ? t('insert.begun', { time: exactTime(paid.endsAtSeconds) })
        : t('insert.granted')
    case 'opensLater':
      return t('insert.opensLater', { date: exactTime(Number(state.opensAtSeconds)) })
    default:
      return t(`insert.${state.kind}`)
  }
}
