import { useEffect, useEffectEvent, useRef } from 'react'
import { playerActs } from '#platform/session/player/player.ts'
import type { Beat } from './useBeats.ts'
import { playCoinSound } from '../payment/playCoinSound.ts'
import type { Pay } from './usePay.ts'

/** Time in ms to read the final message of a payment. */
const MESSAGE_MS = 3000

/** Starts the song once it is paid, and closes the panel after the final message. */
export function useStartPaidSong(
  { paymentHash }: Pay,
  beat: Beat,
  song: `0x${string}`,
  panel: { current: HTMLElement | null },
  onEnd: () => void,
): void {
  const hasStarted = beat === 'slide' || beat === 'lit'
  const startSong = useEffectEvent(() => {
    if (paymentHash === null) return
    if (beat === 'slide') playCoinSound()
    const { activeElement } = document
    playerActs.begin(song, 'full', paymentHash)
    // The focused button is gone.
    if (activeElement === document.body || panel.current?.contains(activeElement) === true)
      document.querySelector<HTMLElement>('#juke-play, #song-play')?.focus({ preventScroll: true })
  })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (hasStarted) startSong()
  }, [hasStarted])
  const wasPaid = useRef(false)
  useEffect(() => {
    if (paymentHash === null) {
      // The payment was undone by a reorg; the player reports that and offers its own button.
      if (wasPaid.current) end()
      return undefined
    }
    wasPaid.current = true
    const timer = setTimeout(end, MESSAGE_MS)
    const closeOnOutsideClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('#coin-panel') === null) end()
    }
    // Any click elsewhere closes it at once.
    document.addEventListener('click', closeOnOutsideClick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', closeOnOutsideClick)
    }
  }, [paymentHash])
}
