import { type PointerEvent, type RefObject, useRef } from 'react'
import { dragDismisses } from './dragDismisses.ts'

type Drag = { fromY: number; lastY: number; lastMs: number; velocity: number }

/** Handlers for the drag handle of a dialog. The panel follows the finger down, never up. */
export function useDragToDismiss(panel: RefObject<HTMLElement | null>, dismiss: () => void) {
  const drag = useRef<Drag | null>(null)

  const moveTo = (px: number) => panel.current?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '')

  const onPointerDown = (event: PointerEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a, input')
    if (event.pointerType !== 'touch' || control) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { fromY: event.clientY, lastY: event.clientY, lastMs: event.timeStamp, velocity: 0 }
  }

  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current
    if (!start) return
    const elapsedMs = Math.max(1, event.timeStamp - start.lastMs)
    const velocity = (event.clientY - start.lastY) / elapsedMs
    drag.current = { ...start, lastY: event.clientY, lastMs: event.timeStamp, velocity }
    moveTo(event.clientY - start.fromY)
  }

  const onPointerUp = (event: PointerEvent) => {
    const start = drag.current
    drag.current = null
    if (!start) return
    moveTo(0)
    if (dragDismisses(event.clientY - start.fromY, start.velocity)) dismiss()
  }

  const onPointerCancel = () => {
    drag.current = null
    moveTo(0)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
