import { disc } from './coinMotifs.ts'
import type { Shape } from './shape.ts'

const WHITE = '#ffffff'

const face = (edge: string, ground: string): Shape[] => [
  { d: disc(49), ink: edge },
  { d: disc(45), ink: ground },
]

/** A cut stone with four facets above its waist line and two below. */
const stone = (light: string, middle: string, dark: string): Shape[] => [
  { d: 'M50 14L28 51L50 41Z', ink: light },
  { d: 'M50 14L72 51L50 41Z', ink: middle },
  { d: 'M50 41L28 51L50 63Z', ink: middle },
  { d: 'M50 41L72 51L50 63Z', ink: dark },
  { d: 'M28 57L50 69L50 86Z', ink: light },
  { d: 'M72 57L50 69L50 86Z', ink: middle },
]

/** Coins by symbol, drawn for this project. */
const COINS: Readonly<Record<string, readonly Shape[]>> = {
  native: [...face('#4a56c8', '#5b68f0'), ...stone(WHITE, '#d9ddff', '#b3baff')],
  WETH: [...face('#c25a8f', '#2a2440'), ...stone('#ffd9ec', '#f2a3cb', '#d97aae')],
  DAI: [
    ...face('#c98518', '#f7b733'),
    { d: 'M39 29L47 29A21 21 0 0 1 47 71L39 71Z', ink: '#3b2506', width: 8 },
    { d: 'M27 50L61 50', ink: '#3b2506', width: 6 },
  ],
  USDC: [
    ...face('#1d59a3', '#2a76d2'),
    { d: disc(35), ink: '#7fb4f0', width: 3 },
    { d: 'M50 26L50 74', ink: WHITE, width: 5.5 },
    { d: 'M61 40A10 8 0 0 0 50 33A11 8.5 0 0 0 50 50A11 8.5 0 0 1 50 67A10 8 0 0 1 39 60', ink: WHITE, width: 6.5 },
  ],
  USDT: [
    ...face('#147a5c', '#1f9d78'),
    { d: disc(35), ink: '#7fd6bb', width: 3 },
    { d: 'M35 36L65 36', ink: WHITE, width: 9 },
    { d: 'M50 36L50 68', ink: WHITE, width: 9 },
  ],
  COMP: [
    ...face('#0f8f69', '#10231f'),
    { d: 'M66 31A25 25 0 1 0 66 69', ink: '#1fd39c', width: 7 },
    { d: 'M60 41A13 13 0 1 0 60 59', ink: '#17b184', width: 6 },
  ],
}

/**
 * The familiar drawing of a known currency, or null if there is none. Pass only symbols of trusted currencies, since any token
 * may copy a symbol.
 */
export const wellKnownCoin = (symbol: string): readonly Shape[] | null =>
  Object.hasOwn(COINS, symbol) ? (COINS[symbol] ?? null) : null
