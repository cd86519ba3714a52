import { visitEnd } from '../visit/visit.ts'

/** Whoever moves further away before letting go takes the press back. In CSS pixels. */
const SAME_PLACE = 10

/**
 * A press belongs to the button that it began on, though something that came late has moved it away before the press ended
 * (spec: shell.press). Browsers give such a click to whatever both ends of it have in common, which does nothing.
 */
export function keepPresses(): void {
  let began: { button: HTMLButtonElement; x: number; y: number } | null = null
  const options = { capture: true, signal: visitEnd() }

  function begin({ target, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    const button = target instanceof Element ? target.closest('button') : null
    began = isPrimary && button !== null ? { button, x, y } : null
  }
  function end(event: MouseEvent): void {
    const press = began
    began = null
    // A press of a key has no place, and what is gone cannot be pressed.
    if (press === null || event.detail === 0 || !press.button.isConnected) return
    if (press.button.contains(event.target as Node)) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SAME_PLACE) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press.button.dispatchEvent(new MouseEvent('click', event))
  }
  document.addEventListener('pointerdown', begin, options)
  document.addEventListener('click', end, options)
}
