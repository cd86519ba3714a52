import { useEffect, useEffectEvent, useRef } from 'react'
import { playerActs } from '#platform/session/player/player.ts'
import type { Beat } from './useBeats.ts'
import { clink } from '../payment/clink.ts'
import type { Pay } from './usePay.ts'

/** Time in ms to read the final message of a payment. */
const MESSAGE_MS = 3000

/** Starts the song once it is paid, and closes the panel after the final message. */
export function usePlayed(
  { paidIn }: Pay,
  beat: Beat,
  song: `0x${string}`,
  panel: { current: HTMLElement | null },
  onEnd: () => void,
): void {
  const isBegun = beat === 'slide' || beat === 'lit'
  const begin = useEffectEvent(() => {
    if (paidIn === null) return
    if (beat === 'slide') clink()
    const { activeElement } = document
    playerActs.begin(song, 'full', paidIn)
    // The focused button is gone.
    if (activeElement === document.body || panel.current?.contains(activeElement) === true)
      document.querySelector<HTMLElement>('#juke-play, #song-play')?.focus({ preventScroll: true })
  })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isBegun) begin()
  }, [isBegun])
  const wasPaid = useRef(false)
  useEffect(() => {
    if (paidIn === null) {
      // The payment was undone by a reorg; the player reports that and offers its own button.
      if (wasPaid.current) end()
      return undefined
    }
    wasPaid.current = true
    const timer = setTimeout(end, MESSAGE_MS)
    const leave = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('#coin-panel') === null) end()
    }
    // Any click elsewhere closes it at once.
    document.addEventListener('click', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', leave)
    }
  }, [paidIn])
}
