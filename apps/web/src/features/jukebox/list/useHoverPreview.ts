import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Track } from '@musi/domain/player/track'
import { perVisit } from '#platform/page/visit/visit.ts'
import { preloadSound, peekAt } from '#platform/session/player/player.ts'

/** Hover time in ms before a preview plays. */
const HOVER_MS = 300

/** Position of the pointer in the window at the last press of a cover. */
const lastPress = perVisit(() => ({ x: Number.NaN, y: Number.NaN }))

/**
 * True if the pointer rests where it pressed another cover, and this cover only came under it
 * because the page scrolled to the player.
 */
function isStill({ clientX, clientY }: PointerEvent): boolean {
  const { x, y } = lastPress()
  return clientX === x && clientY === y
}

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
      onPointerDown: ({ clientX, clientY }: PointerEvent) =>
        void Object.assign(lastPress(), { x: clientX, y: clientY }),
      // Touch has no hover.
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') preloadSound()
        else if (!isStill(event)) startPreview()
      },
      onPointerLeave: stopPreview,
      onFocus: startPreview,
      onBlur: stopPreview,
    },
  }
}
