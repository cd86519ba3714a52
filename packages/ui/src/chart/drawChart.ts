import { type ChartRow, type ChartScale, heightOf, scaleOf, ticksOf } from './chartRows.ts'

export type ChartLook = 'candles' | 'line' | 'bars'

export type Drawing = {
  readonly rows: readonly ChartRow[]
  readonly look: ChartLook
  /** Index of the selected row. */
  readonly at: number | null
  readonly tick: (value: number) => string
  readonly time: (start: number) => string
}

/** Width for the tick labels, in px. */
export const GUTTER = 64
const FOOT = 22
/** Part of the height for the amount bars. */
const AMOUNTS = 0.2
const TICK_ROOM = 48
const DATE_ROOM = 110

type Box = { width: number; height: number; foot: number }

/** Reads the colours from the canvas's style sheet, where properties without an effect on a canvas hold them. */
function coloursOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const { color: text, caretColor: up, columnRuleColor: down, textDecorationColor: line } = style
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  return { text, up, down, line, curve: style.borderTopColor, bar: style.borderBottomColor, font }
}

/** Bars start at zero. */
function scaleFor({ rows, look }: Drawing): ChartScale | null {
  if (look !== 'bars') return scaleOf(rows)
  const high = rows.reduce((most, { amount }) => Math.max(most, amount), 0)
  return rows.length === 0 ? null : { low: 0, high: high || 1 }
}

/** Redraws the chart at the current size of the canvas. */
export function drawChart(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const pen = canvas.getContext('2d')
  const scale = scaleFor(drawing)
  const { clientWidth, clientHeight } = canvas
  if (pen === null || clientWidth <= GUTTER) return
  const ratio = devicePixelRatio
  canvas.width = Math.round(clientWidth * ratio)
  canvas.height = Math.round(clientHeight * ratio)
  pen.scale(ratio, ratio)
  if (scale === null) return
  const box = { width: clientWidth - GUTTER, height: clientHeight - FOOT - 8, foot: clientHeight - 6 }
  const colours = coloursOf(canvas)
  pen.font = colours.font
  pen.translate(0, 8)
  drawTicks(pen, drawing, scale, box, colours)
  drawTimes(pen, drawing, box, colours)
  if (drawing.look !== 'bars') drawAmounts(pen, drawing, box, colours)
  if (drawing.look === 'candles') drawPath(pen, drawing, scale, box, colours)
  if (drawing.look === 'line') drawLine(pen, drawing, scale, box, colours)
  else drawRows(pen, drawing, scale, box, colours)
  drawCursor(pen, drawing, box, colours)
}

type Pen = CanvasRenderingContext2D
type Colours = ReturnType<typeof coloursOf>

function drawTicks(pen: Pen, { tick, look }: Drawing, scale: ChartScale, { width, height }: Box, colours: Colours) {
  const room = priceHeight(look, height)
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (const value of ticksOf(scale, Math.floor(room / TICK_ROOM))) {
    const y = Math.round(heightOf(value, scale, room)) + 0.5
    pen.fillStyle = colours.line
    pen.fillRect(0, y - 0.5, width, 1)
    pen.fillStyle = colours.text
    pen.fillText(tick(value), width + 6, y, GUTTER - 6)
  }
}

function drawTimes(pen: Pen, { rows, time }: Drawing, { width, foot }: Box, colours: Colours) {
  const count = Math.max(1, Math.min(rows.length, Math.floor(width / DATE_ROOM)))
  pen.fillStyle = colours.text
  pen.textBaseline = 'alphabetic'
  for (let at = 0; at < count; at += 1) {
    const row = Math.floor(((at + 0.5) / count) * rows.length)
    pen.textAlign = 'center'
    pen.fillText(time(rows[row]?.start ?? 0), ((row + 0.5) / rows.length) * width, foot - 8, DATE_ROOM)
  }
}

const priceHeight = (look: ChartLook, height: number) => (look === 'bars' ? height : height * (1 - AMOUNTS))

function drawAmounts(pen: Pen, { rows }: Drawing, { width, height }: Box, colours: Colours) {
  const most = rows.reduce((all, { amount }) => Math.max(all, amount), 0)
  if (most === 0) return
  const step = width / rows.length
  pen.fillStyle = colours.bar
  for (const [at, { amount }] of rows.entries()) {
    const tall = (amount / most) * height * (AMOUNTS - 0.04)
    pen.fillRect(at * step, height - tall, Math.max(1, step - 1), tall)
  }
}

function drawLine(pen: Pen, { rows, look }: Drawing, scale: ChartScale, { width, height }: Box, colours: Colours) {
  const room = priceHeight(look, height)
  pen.strokeStyle = colours.curve
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const [at, { close }] of rows.entries())
    pen.lineTo(((at + 0.5) / rows.length) * width, heightOf(close, scale, room))
  pen.stroke()
}

/** The price between trades, so that candles far apart belong together. */
function drawPath(pen: Pen, { rows, look }: Drawing, scale: ChartScale, { width, height }: Box, colours: Colours) {
  const room = priceHeight(look, height)
  const step = width / rows.length
  pen.strokeStyle = colours.curve
  pen.lineWidth = 1.5
  pen.beginPath()
  for (const [at, { open, close }] of rows.entries()) {
    pen.lineTo(at * step, heightOf(open, scale, room))
    pen.lineTo((at + 1) * step, heightOf(close, scale, room))
  }
  pen.stroke()
}

function drawRows(pen: Pen, { rows, look }: Drawing, scale: ChartScale, { width, height }: Box, colours: Colours) {
  const room = priceHeight(look, height)
  const step = width / rows.length
  const wide = Math.max(1, Math.min(24, step * 0.7))
  for (const [at, { open, high, low, close, amount }] of rows.entries()) {
    const middle = (at + 0.5) * step
    if (look === 'bars') {
      const top = heightOf(amount, scale, room)
      pen.fillStyle = colours.curve
      pen.fillRect(middle - wide / 2, top, wide, room - top)
      continue
    }
    if (amount === 0) continue
    const top = heightOf(Math.max(open, close), scale, room)
    const bottom = heightOf(Math.min(open, close), scale, room)
    pen.fillStyle = close < open ? colours.down : colours.up
    pen.fillRect(middle - 0.5, heightOf(high, scale, room), 1, heightOf(low, scale, room) - heightOf(high, scale, room))
    pen.fillRect(middle - wide / 2, top, wide, Math.max(1, bottom - top))
  }
}

function drawCursor(pen: Pen, { rows, at }: Drawing, { width, height }: Box, colours: Colours) {
  if (at === null) return
  pen.fillStyle = colours.text
  pen.fillRect(Math.round(((at + 0.5) / rows.length) * width) - 0.5, 0, 1, height)
}
