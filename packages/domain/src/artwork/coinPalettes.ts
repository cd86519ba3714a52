/** Four colours of a coin: its edge, its face, a second tone of the face, and its letters. */
export type CoinPalette = { edge: string; face: string; tone: string; mark: string }

const metal = (edge: string, face: string, tone: string, mark: string): CoinPalette => ({ edge, face, tone, mark })

const CREAM = '#fff6e8'
const INK = '#1a1420'

/** Every edge stands out on a light and on a dark page, and every mark is legible on both tones; a test enforces it. */
export const COIN_PALETTES: readonly [CoinPalette, ...CoinPalette[]] = [
  metal('#e2804f', '#a32c1f', '#8a2018', CREAM),
  metal('#c9891f', '#ffc247', '#f3ab2c', INK),
  metal('#3f9d6c', '#0f5a41', '#0a4733', CREAM),
  metal('#4f8fe0', '#1c4a9c', '#163b80', CREAM),
  metal('#8f6bdc', '#4a2596', '#3b1b7d', CREAM),
  metal('#d25591', '#8c1c58', '#731446', CREAM),
  metal('#2f9aa0', '#0b5a66', '#074752', CREAM),
  metal('#d97a1e', '#ff9f45', '#f58a2a', INK),
  metal('#6a9a2f', '#a9cf52', '#94bd3c', INK),
  metal('#4d9fc4', '#7fd0ea', '#62bddc', INK),
  metal('#d66a78', '#ffa3a8', '#f88c94', INK),
  metal('#8d7fc4', '#c3b5f5', '#afa0ea', INK),
  metal('#a37a54', '#5a3a22', '#482c18', CREAM),
  metal('#8a8794', '#3d3a4a', '#302d3b', CREAM),
  metal('#3aa38e', '#7fdcc4', '#63cbb1', INK),
  metal('#a8926c', '#ecdcbc', '#dfcaa2', INK),
  metal('#e8515f', '#241a2c', '#1a1220', '#ff8b90'),
  metal('#b98b2c', '#2a2118', '#1e1811', '#ffc45c'),
  metal('#4b9a8f', '#12302f', '#0c2423', '#7fe0c8'),
  metal('#c9655a', '#fff2e6', '#fbe2cf', '#a32c1f'),
]
