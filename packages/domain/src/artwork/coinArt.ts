import { type CoinLetters, coinLetters } from './coinLetters.ts'
import { COIN_MOTIFS, FACE, disc } from './coinMotifs.ts'
import { COIN_PALETTES, type CoinPalette } from './coinPalettes.ts'
import { type Dice, diceOf } from '../random/dice.ts'
import type { Shape } from './shape.ts'
import { wellKnownCoin } from './wellKnownCoins.ts'

/** `drawnAs`: symbol of a known currency, or `native`; never taken from an unknown contract. */
type Coin = { address: string; symbol: string; drawnAs?: string }
/** Shapes from bottom to top, then the letters in the ink `mark`. */
export type CoinArt = { shapes: readonly Shape[]; letters: CoinLetters | null; mark: string }

/**
 * Draws currencies as coins (spec: logos.coin-or-record). The address determines the look, in any letter case. In a
 * set, a coin avoids the colours of earlier coins, so append new coins at the end.
 */
export function coinSet(coins: readonly Coin[]): CoinArt[] {
  const useCounts = new Map<CoinPalette, number>()
  return coins.map((coin) => {
    const dice = diceOf(`coin ${coin.address.toLowerCase()}`)
    const palette = leastUsed(dice, useCounts)
    useCounts.set(palette, (useCounts.get(palette) ?? 0) + 1)
    const wellKnown = coin.drawnAs === undefined ? null : wellKnownCoin(coin.drawnAs)
    return wellKnown === null
      ? coinArtOf(coin, palette, dice)
      : { shapes: wellKnown, letters: null, mark: palette.mark }
  })
}

/** The palette the dice pick, or the next one among those used least. */
function leastUsed(dice: Dice, useCounts: ReadonlyMap<CoinPalette, number>): CoinPalette {
  const start = dice.wholeNumber(0, COIN_PALETTES.length - 1)
  const rotated = [...COIN_PALETTES.slice(start), ...COIN_PALETTES.slice(0, start)]
  const uses = (palette: CoinPalette) => useCounts.get(palette) ?? 0
  const fewest = Math.min(...rotated.map(uses))
  return rotated.find((palette) => uses(palette) === fewest) ?? COIN_PALETTES[0]
}

function coinArtOf({ symbol }: Coin, { edge, face, tone, mark }: CoinPalette, dice: Dice): CoinArt {
  const letters = coinLetters(symbol)
  const shapes: Shape[] = [
    { d: disc(49), ink: edge },
    { d: disc(FACE), ink: face },
    ...dice.oneOf(COIN_MOTIFS)(tone, dice),
    // A coin without letters shows a vinyl disc: this is the hole in its middle.
    ...(letters === null ? [{ d: disc(10), ink: mark }] : []),
  ]
  return { shapes, letters, mark }
}
