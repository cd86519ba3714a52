import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Track } from '@musi/domain/player/track'
import { preloadSound, peekAt } from '#platform/session/player/player.ts'

/** Hover time in ms before a preview plays. */
const REST_MS = 300

/** Raises the disc of a hovered or focused cover and plays its preview (spec: songs.hover). */
export function useRest(track: Track) {
  const [isLifted, setLifted] = useState(false)
  const [isHeard, setHeard] = useState(false)
  const endRef = useRef<() => void>(() => undefined)

  function end(): void {
    endRef.current()
    endRef.current = () => undefined
    setLifted(false)
    setHeard(false)
  }
  function begin(): void {
    end()
    setLifted(true)
    preloadSound()
    const timer = setTimeout(() => {
      endRef.current = peekAt(track, setHeard)
    }, REST_MS)
    endRef.current = () => clearTimeout(timer)
  }
  useEffect(() => () => endRef.current(), [])
  return {
    isLifted,
    isHeard,
    end,
    watched: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? preloadSound() : begin()),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  }
}
