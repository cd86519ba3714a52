type Screen = { width: number; height: number; density: number }

const SPACING = 30
const POINTS = 120
const TURN = Math.PI * 2

/**
 * The displacement of a groove at an angle: waves make whole turns per loop, so that the loop is
 * seamless.
 */
const waveAt = (ring: number, angle: number, phase: number) => {
  const tone = Math.sin(angle * 5 + phase * TURN * 2 + ring * 0.7) * Math.sin(angle * 3 - phase * TURN + ring * 0.25)
  const swell = Math.sin(angle * 2 + ring * 0.13 - phase * TURN)
  return tone * Math.max(0, swell)
}

/**
 * Draws one frame of the loop; phase runs from 0 to 1. The centre is behind the artwork, so that the sound seems to
 * come from the record.
 */
export function drawGrooves(
  pen: OffscreenCanvasRenderingContext2D,
  screen: Screen,
  colour: string,
  phase: number,
): void {
  const { width, height, density } = screen
  const wide = width > 960
  const x = width * (wide ? 0.71 : 0.4)
  const y = height * (wide ? 0.5 : 0.7)
  const rings = Math.ceil(Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / SPACING)
  pen.setTransform(density, 0, 0, density, 0, 0)
  pen.clearRect(0, 0, width, height)
  pen.strokeStyle = colour
  pen.lineWidth = 1
  for (let ring = 4; ring <= rings; ring += 1) {
    // A wave of light runs outward once in a loop.
    const light = Math.max(0, Math.cos((ring / rings - phase) * TURN)) ** 6
    pen.globalAlpha = 0.06 + 0.14 * light
    pen.beginPath()
    for (let point = 0; point <= POINTS; point += 1) {
      const angle = (point / POINTS) * TURN
      const radius = ring * SPACING + waveAt(ring, angle, phase) * SPACING * 0.42
      pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }
    pen.stroke()
  }
}
