import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Track } from '@musi/domain/player/track'
import { expectSound, peekAt } from '#platform/session/player/player.ts'

/** Hover time in ms before a preview plays. */
const REST_MS = 300

/** Hovering or focusing a cover raises its disc and plays its preview (spec: songs.hover). */
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
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? expectSound() : begin()),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  }
}
