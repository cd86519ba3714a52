import { useEffect, useRef } from 'react'
import styles from './Motion.module.css'
import { useReducedMotion } from './useReducedMotion.ts'

/** spec: claims.confetti */
const PIECES = 400
const FALL_MS = 4000
const COLOURS = ['--accent-from', '--accent-to', '--positive', '--status-blue', '--caution'].map(
  (name) => `var(${name})`,
)

type Piece = { x: number; delay: number; drift: number; turn: number; size: number; colour: string }

/** A canvas can read neither custom properties nor `light-dark()`: the browser resolves the colours first. */
function resolveColours(colours: readonly string[], canvas: HTMLCanvasElement): readonly string[] {
  return colours.map((colour) => {
    canvas.style.color = colour
    return getComputedStyle(canvas).color
  })
}

function makePieces(colours: readonly string[]): readonly Piece[] {
  return Array.from({ length: PIECES }, (_, at) => ({
    x: Math.random(),
    delay: Math.random() * 0.4,
    drift: Math.random() - 0.5,
    turn: Math.random() * 12,
    size: 4 + Math.random() * 6,
    colour: colours[at % colours.length] ?? '',
  }))
}

function draw(context: CanvasRenderingContext2D, all: readonly Piece[], part: number): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  for (const { x, delay, drift, turn, size, colour } of all) {
    const fallen = (part - delay) / (1 - 0.4)
    if (fallen <= 0 || fallen >= 1) continue
    context.save()
    context.translate((x + drift * fallen * 0.3) * width, fallen * (height + 2 * size) - size)
    context.rotate(turn * fallen)
    context.fillStyle = colour
    context.fillRect(-size / 2, -size / 4, size, size / 2)
    context.restore()
  }
}

/**
 * Confetti that falls once over the whole window; under reduced motion there is none (spec:
 * claims.confetti, songs.first-payment).
 */
export function Confetti({ colours = COLOURS }: { colours?: readonly string[] }) {
  const isStill = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (isStill || !context) return undefined
    context.canvas.width = innerWidth
    context.canvas.height = innerHeight
    const all = makePieces(resolveColours(colours, context.canvas))
    const started = performance.now()
    let request = requestAnimationFrame(function fall(now) {
      draw(context, all, (now - started) / FALL_MS)
      if (now - started < FALL_MS) request = requestAnimationFrame(fall)
    })
    return () => cancelAnimationFrame(request)
    // Runs once, with the colours of the first render.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [isStill])
  return isStill ? null : <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />
}
