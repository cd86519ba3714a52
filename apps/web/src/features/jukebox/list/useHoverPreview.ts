import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Track } from '@musi/domain/player/track'
import { preloadSound, peekAt } from '#platform/session/player/player.ts'

/** Hover time in ms before a preview plays. */
const HOVER_MS = 300

/** Raises the disc of a hovered or focused cover and plays its preview (spec: songs.hover). */
export function useHoverPreview(track: Track) {
  const [isLifted, setLifted] = useState(false)
  const [isPreviewPlaying, setPreviewPlaying] = useState(false)
  const endRef = useRef<() => void>(() => undefined)

  function stopPreview(): void {
    endRef.current()
    endRef.current = () => undefined
    setLifted(false)
    setPreviewPlaying(false)
  }
  function startPreview(): void {
    stopPreview()
    setLifted(true)
    preloadSound()
    const timer = setTimeout(() => {
      endRef.current = peekAt(track, setPreviewPlaying)
    }, HOVER_MS)
    endRef.current = () => clearTimeout(timer)
  }
  useEffect(() => () => endRef.current(), [])
  return {
    isLifted,
    isPreviewPlaying,
    stopPreview,
    hoverHandlers: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? preloadSound() : startPreview()),
      onPointerLeave: stopPreview,
      onFocus: startPreview,
      onBlur: stopPreview,
    },
  }
}
