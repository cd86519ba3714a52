import { Button } from '@musi/ui/controls/Button'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLate } from '#platform/page/loading/useLate.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { signInText } from '#platform/session/sign-in/signInWords.ts'
import type { SignInState } from '#platform/session/sign-in/useSignIn.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import { isGiftLink } from '#platform/tokens/songs/gift/giftLink.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { giftText } from './giftWords.ts'
import { FAILURES, type GiftFailure, type GiftStep, hearGift } from './hearGift.ts'
import { preloadGift } from './preloadGift.ts'
import { type Gift, useGift } from './useGift.ts'

type Progress =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'busy'; step: GiftStep }
  | { kind: 'paid'; transaction: string }
  | { kind: 'failed'; failure: GiftFailure }

/** The offer of a paid play, as far as the slot needs to know it. */
export type GiftStatus = {
  /** True if there is a button, which replaces the coin's as the main one. */
  hasButton: boolean
  /** True while an offer may come, so that the coin's button is not primary yet. */
  isAwaited: boolean
  /** Replaces the slot's own note; null if there is nothing to say. */
  note: string | null
}
export const NO_GIFT: GiftStatus = { hasButton: false, isAwaited: false, note: null }

/** Time after which the coin's button becomes primary even though an offer may still come. */
const AWAITED_MS = 4000

type Props = { song: JukeSong; signIn: SignInState; onChange: (part: GiftStatus) => void }

/** The button with which a stranger hears a song that the artist pays for (spec: touch.gift). */
export function GiftOffer({ song, signIn, onChange }: Props) {
  const gift = useGift(song.offer)
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const payer = usePayerName(gift, song)
  const paid = signIn.isSignedIn === true ? null : paidPlay(gift, progress)
  const isBusy = progress.kind === 'busy'
  const hasButton = isBusy || paid !== null || gift?.kind === 'offered'
  const note =
    paid !== null && !isBusy
      ? signIn.failure === null
        ? giftText('sign')
        : signIn.failure.kind === 'refused'
          ? refusalText(signIn.failure.refusal)
          : signInText(signIn.failure.kind)
      : (noteOf(progress, hasButton) ?? goneNote(gift))
  const isLate = useLate(AWAITED_MS)
  useReport({ hasButton, isAwaited: gift?.kind === 'asked' && !isLate, note }, onChange)
  useEffect(() => {
    if (hasButton) preloadGift()
  }, [hasButton])

  async function hear() {
    if (gift?.kind !== 'offered') return
    if (gift.elsewhere !== null) return location.assign(gift.elsewhere)
    const outcome = await hearGift(gift, signIn.sign, (step) => setProgress({ kind: 'busy', step }))
    setProgress(outcome.kind === 'heard' ? { kind: 'idle' } : outcome)
  }
  async function hearPaid(transaction: string) {
    if (await signIn.sign()) playerActs.begin(song.id, 'full', transaction)
  }
  if (!hasButton) return null
  return (
    <Button
      id="gift-play"
      kind="primary"
      size="large"
      block
      busy={isBusy || signIn.isWaiting}
      aria-describedby="insert-note"
      onClick={() => void (paid === null ? hear() : hearPaid(paid))}
    >
      {giftText(paid === null || isBusy ? 'press' : 'pressSign', { artist: payer })}
    </Button>
  )
}

/** Name of the sponsor; the artist's until the sponsor is known. */
function usePayerName(gift: Gift | null, { offer, artist_name }: JukeSong): string {
  const sponsor = gift?.kind === 'offered' ? gift.sponsor : null
  const isArtist = sponsor === null || (offer.kind === 'registered' && offer.artist === sponsor)
  const { name } = useAccountName(isArtist ? null : sponsor)
  return isArtist ? artist_name : name
}

/** Transaction of a play that was paid for this account; null if there is none. */
function paidPlay(gift: Gift | null, progress: Progress): string | null {
  if (progress.kind === 'paid') return progress.transaction
  return gift?.kind === 'paid' ? gift.transaction : null
}

function noteOf(progress: Progress, hasButton: boolean): string | null {
  if (progress.kind === 'busy') return giftText(progress.step)
  if (progress.kind === 'failed') return giftText(progress.failure)
  if (!hasButton) return null
  return giftText(progress.kind === 'cancelled' ? 'cancelled' : 'why')
}

/** Says on a page opened by a gift link that no play is given now; visitors without such a link expect none. */
const goneNote = (gift: Gift | null): string | null =>
  gift?.kind === 'gone' && isGiftLink() ? giftText(FAILURES[gift.refusal]) : null

/** Reports each change to the slot, and on unmounting that there is no gift. */
function useReport({ hasButton, isAwaited, note }: GiftStatus, onChange: (part: GiftStatus) => void): void {
  const report = useEffectEvent(onChange)
  // Before the next frame, so that the slot never shows both buttons at full height.
  useLayoutEffect(() => {
    report({ hasButton, isAwaited, note })
    return () => report(NO_GIFT)
  }, [hasButton, isAwaited, note])
}
