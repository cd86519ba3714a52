import { symbolText } from '@musi/domain/amount/symbolText'
import { isAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import type { Player } from '@musi/domain/player/playerState'
import { useState } from 'react'
import { Button } from '@musi/ui/Button'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { latePart, latePress } from '../../../platform/page/loading/latePart.tsx'
import { showModal } from '../../../platform/page/modals/openModal.ts'
import { amountText } from '../../../platform/page/money/amountText.ts'
import { BehindNote } from '../../../platform/session/freshness/BehindNote.tsx'
import { t as chain } from '../../../platform/session/freshness/freshnessWords.ts'
import { playerActs } from '../../../platform/session/player/player.ts'
import { usePlayerOf } from '../../../platform/session/player/usePlayer.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import { t } from '../songs/jukeboxWords.ts'
import { costFigure } from '../songs/costText.ts'
import type { JukeSong } from '../songs/jukeSong.ts'
import { GetToken } from './GetToken.tsx'
import { OpensIn } from './OpensIn.tsx'
import { SlotFrame } from './SlotFrame.tsx'
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

/** The slot: `INSERT 5 $Nova TO PLAY`, what that costs this person, and why it does not go where it does not (spec: songs.insert). */
export function CoinSlot({ song }: { song: JukeSong }) {
  const coin = useCoin(song, usePlayerOf(wholePlays))
  const { state, act, behind } = coin
  const [paying, setPaying] = useState<PlayAct | null>(null)
  const jukebox = song.offer.kind === 'registered' ? song.offer.jukebox : null
  const way = wayIn(state.kind, song.offer, useAccount())
  const cost = costFigure(song, coin.token)
  const isBehind = behind !== null && state.kind !== 'free' && state.kind !== 'granted'
  const text = note(coin)
  const isOff = isBehind || !PRESSED.has(state.kind) || (state.kind === 'pay' && act === null)

  function press(): void {
    if (state.kind === 'free' || state.kind === 'granted') playerActs.begin(song.id, 'full')
    else if (state.kind === 'connect') showModal('WALLET')
    else if (act !== null) setPaying(act)
  }
  const label = cost === null ? t('insertUnknown') : t('insert', { cost, artist: song.artist_name })
  return (
    <SlotFrame
      words={
        <>
          <Button
            id="insert-to-play"
            kind="primary"
            size="large"
            block
            disabled={isOff}
            aria-describedby="insert-note"
            onClick={press}
            onPointerEnter={PayDialog.preload}
            onFocus={PayDialog.preload}
          >
            {isBehind ? chain('reconnecting') : label}
          </Button>
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
      {paying !== null && jukebox !== null && (
        <PayDialog
          coin={coin}
          jukebox={jukebox}
          first={paying}
          artistAccount={song.offer.kind === 'registered' ? isAddress(song.offer.artist) || null : null}
          onClose={() => setPaying(null)}
        />
      )}
    </SlotFrame>
  )
}

/** Where a press does something. */
const PRESSED: ReadonlySet<Coin['state']['kind']> = new Set(['free', 'granted', 'connect', 'pay'])

function note({ state, token, balance, paid }: Coin): string {
  const symbol = token === null ? '…' : symbolText(token.symbol)
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
