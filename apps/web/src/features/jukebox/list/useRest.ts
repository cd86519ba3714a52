import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Track } from '@musi/domain/player/track'
import { expectSound, peekAt } from '#platform/session/player/player.ts'

/** How long somebody rests on a cover before its preview is heard, in ms. */
const REST_MS = 300

/** Somebody rests on a cover, by pointer or by keyboard: its disc rises, and its preview is heard (spec: songs.hover). */
export function useRest(track: Track) {
  const [isLifted, setLifted] = useState(false)
  const [isHeard, setHeard] = useState(false)
  const ends = useRef<() => void>(() => undefined)

  function end(): void {
    ends.current()
    ends.current = () => undefined
    setLifted(false)
    setHeard(false)
  }
  function begin(): void {
    end()
    setLifted(true)
    expectSound()
    const timer = setTimeout(() => {
      ends.current = peekAt(track, setHeard)
    }, REST_MS)
    ends.current = () => clearTimeout(timer)
  }
  useEffect(() => () => ends.current(), [])
  return {
    isLifted,
    isHeard,
    end,
    watched: {
      // A finger rests on nothing.
      onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? expectSound() : begin()),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  }
}
