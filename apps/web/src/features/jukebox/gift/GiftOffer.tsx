import { Button } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { Stack } from '@musi/ui/layout/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import { playerActs } from '#platform/session/player/player.ts'
import type { SignInState } from '#platform/session/sign-in/useSignIn.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { SignInStep } from '../payment/SignInStep.tsx'
import { giftText } from './giftWords.ts'
import { type GiftFailure, type GiftStep, hearGift } from './hearGift.ts'
import { useGift } from './useGift.ts'

type Progress = { kind: 'idle' } | { kind: 'busy'; step: GiftStep } | { kind: 'failed'; failure: GiftFailure }

type Props = {
  song: JukeSong
  signIn: SignInState
  /** Called with true while the song is offered, so that the slot's own button is the second. */
  onOffered: (isOffered: boolean) => void
}

/** For a stranger: hear the song now, paid for by the artist (spec: touch.gift). */
export function GiftOffer({ song, signIn, onOffered }: Props) {
  const gift = useGift(song.offer)
  const isOffered = gift?.kind === 'offered'
  const tell = useEffectEvent(onOffered)
  useEffect(() => {
    tell(isOffered)
    return () => tell(false)
  }, [isOffered])
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const artist = song.artist_name
  if (progress.kind === 'idle' && gift?.kind === 'toSign')
    return signIn.isSignedIn === true ? null : <SignInStep signIn={signIn} reason={giftText('sign')} />
  if (gift === null && progress.kind === 'idle') return null
  async function hear() {
    if (gift === null) return
    const outcome = await hearGift(gift, signIn.sign, (step) => setProgress({ kind: 'busy', step }))
    setProgress(outcome.kind === 'failed' ? outcome : { kind: 'idle' })
    if (outcome.kind === 'heard') playerActs.begin(gift.song, 'full', outcome.transaction)
  }
  return (
    <Stack gap={2} id="gift">
      <Button
        id="gift-play"
        kind="primary"
        size="large"
        block
        busy={progress.kind === 'busy'}
        disabled={!isOffered}
        aria-describedby="gift-note"
        onClick={() => void hear()}
      >
        {giftText('press', { artist })}
      </Button>
      <Text as="output" id="gift-note" tone="muted" size={14}>
        {progress.kind === 'busy'
          ? giftText(progress.step)
          : progress.kind === 'failed'
            ? giftText(progress.failure)
            : giftText('why', { artist })}
      </Text>
    </Stack>
  )
}
