import { visitEnd } from '../visit/visit.ts'

/** Moving further before release cancels the click. In CSS pixels. */
const MAX_DISTANCE_PX = 10

/**
 * A click belongs to the button it began on, even if late content has moved the button before release (spec:
 * shell.press). Browsers would dispatch it to a common ancestor, where it does nothing.
 */
export function keepPresses(): void {
  let started: { button: HTMLButtonElement; x: number; y: number } | null = null
  const options = { capture: true, signal: visitEnd() }

  function begin({ target, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    const button = target instanceof Element ? target.closest('button') : null
    started = isPrimary && button !== null ? { button, x, y } : null
  }
  function end(event: MouseEvent): void {
    const press = started
    started = null
    // A key press has no position, and a removed element cannot be clicked.
    if (press === null || event.detail === 0 || !press.button.isConnected) return
    if (press.button.contains(event.target as Node)) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > MAX_DISTANCE_PX) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press.button.dispatchEvent(new MouseEvent('click', event))
  }
  document.addEventListener('pointerdown', begin, options)
  document.addEventListener('click', end, options)
}
