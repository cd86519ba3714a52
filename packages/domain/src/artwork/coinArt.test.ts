import { describe, expect, it } from 'vitest'
import { type CoinArt, coinSet } from './coinArt.ts'
import { FACE } from './coinMotifs.ts'
import { COIN_PALETTES } from './coinPalettes.ts'
import { LETTERFORMS } from './letterforms.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const MANY_COINS = Array.from({ length: 400 }, (_, index) => ({
  address: `0x${index.toString(16).padStart(40, '0')}`,
  symbol: `T${index % 10}`,
}))
const colours = ({ shapes, mark }: CoinArt) => [...new Set([...shapes.map(({ ink }) => ink), mark])]
const lettersShown = (symbol: string) =>
  coinSet([{ address: ADDRESS, symbol }])[0]?.letters?.strokes.map(
    ({ d }) => Object.entries(LETTERFORMS).find(([, form]) => form.d === d)?.[0],
  )

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('the coin of a token', () => {
  it('is always the same, however the address is written', () => {
    const [one, other] = [ADDRESS, ADDRESS.toLowerCase()].map((address) => coinSet([{ address, symbol: 'DAI' }]))
    expect(one).toEqual(other)
  })

  it('stays the same when others are added after it', () => {
    expect(coinSet(MANY_COINS).slice(0, 50)).toEqual(coinSet(MANY_COINS.slice(0, 50)))
  })

  it('has its own colours while unused ones are left, and rarely equals another in a large set', () => {
    const faces = coinSet(MANY_COINS.slice(0, COIN_PALETTES.length)).map((coin) => colours(coin).join())
    expect(new Set(faces).size).toBe(COIN_PALETTES.length)
    const drawings = coinSet(MANY_COINS.map((coin, at) => ({ ...coin, symbol: `T${at % 36}` }))).map((coin) =>
      JSON.stringify(coin),
    )
    expect(new Set(drawings).size).toBeGreaterThan(390)
  })

  it('has at most four colours, inside its edge', () => {
    for (const coin of coinSet(MANY_COINS)) {
      expect(colours(coin).length).toBeLessThanOrEqual(4)
      expect(coin.shapes[1]?.d).toContain(`a${FACE} `)
      for (const { d } of coin.shapes) expect(d).toMatch(/^M[-\d. MLVAaZ]+$/)
    }
  })
})

describe('a well-known coin', () => {
  it('is drawn in its known form only for its known address, whatever another token calls itself', () => {
    const [knownCoin, otherCoin] = coinSet([
      { address: ADDRESS, symbol: 'USDC', drawnAs: 'USDC' },
      { address: ADDRESS, symbol: 'USDC' },
    ])
    expect([knownCoin?.letters, otherCoin?.letters === null]).toEqual([null, false])
    const [plainCoin] = coinSet([{ address: ADDRESS, symbol: 'EASY', drawnAs: 'EASY' }])
    expect(plainCoin?.letters).not.toBeNull()
  })

  it('leaves the coins beside it unchanged', () => {
    const others = MANY_COINS.slice(1, 20)
    const first = { address: ADDRESS, symbol: 'DAI' }
    expect(coinSet([{ ...first, drawnAs: 'DAI' }, ...others]).slice(1)).toEqual(coinSet([first, ...others]).slice(1))
  })
})

describe('the letters on a coin', () => {
  it.each([
    ['DAI', ['D', 'A', 'I']],
    ['OM', ['O', 'M']],
    ['USDC', ['U', 'C']],
    ['USDT', ['U', 'T']],
    ['USDC.e', ['U', 'E']],
    ['TT02', ['T', '2']],
    ['x', ['X']],
  ])('the coin of %s shows the letters %j', (symbol, letters) => {
    expect(lettersShown(symbol)).toEqual(letters)
  })

  it.each(['', '音楽', '…'])('%j has no drawable letters, so its coin shows a vinyl disc', (symbol) => {
    const [coin] = coinSet([{ address: ADDRESS, symbol }])
    expect(coin?.letters).toBeNull()
    expect(coin?.shapes.at(-1)?.ink).toBe(coin?.mark)
  })
})

describe('the colours of coins', () => {
  it.each(COIN_PALETTES)(
    '$edge and $face are visible in both themes, and $mark is legible',
    ({ edge, face, tone, mark }) => {
      for (const page of ['#ffffff', '#faf6f0', '#18141d', '#0f0c12']) expect(contrast(edge, page)).toBeGreaterThan(2)
      for (const ground of [face, tone]) expect(contrast(mark, ground)).toBeGreaterThan(4.5)
    },
  )
})
