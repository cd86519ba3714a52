import { drawGrooves } from './drawGrooves.ts'
import type { GrooveMessage } from './grooveMessage.ts'

const LOOP_MS = 20_000
/** Enough frames for slow lines. */
const FRAME_MS = 1000 / 20

let canvas: OffscreenCanvas | null = null
let pen: OffscreenCanvasRenderingContext2D | null = null
let screen = { width: 0, height: 0, density: 1 }
let look = { colour: '', playing: false }
let elapsedMs = 0
let lastMs: number | null = null

const draw = () => {
  if (pen && screen.width > 0) drawGrooves(pen, screen, look.colour, (elapsedMs % LOOP_MS) / LOOP_MS)
}

const frame = (nowMs: number) => {
  if (!look.playing) {
    lastMs = null
    return
  }
  lastMs ??= nowMs
  if (nowMs - lastMs >= FRAME_MS) {
    elapsedMs += nowMs - lastMs
    lastMs = nowMs
    draw()
  }
  requestAnimationFrame(frame)
}

addEventListener('message', ({ data }: MessageEvent<GrooveMessage>) => {
  if (data.kind === 'open') {
    canvas = data.canvas
    pen = canvas.getContext('2d')
  } else if (data.kind === 'size') {
    screen = data
    if (canvas) {
      canvas.width = Math.round(screen.width * screen.density)
      canvas.height = Math.round(screen.height * screen.density)
    }
    draw()
  } else {
    const began = data.playing && !look.playing
    look = data
    draw()
    if (began) requestAnimationFrame(frame)
  }
})
