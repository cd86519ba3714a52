import { type CoinLetters, coinLetters } from './coinLetters.ts'
import { COIN_MOTIFS, FACE, disc } from './coinMotifs.ts'
import { COIN_PALETTES, type CoinPalette } from './coinPalettes.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Shape } from './shape.ts'

type Coin = { address: string; symbol: string }
/** Shapes from below to above, then the letters in the ink `mark`. */
export type CoinArt = { shapes: readonly Shape[]; letters: CoinLetters | null; mark: string }

/**
 * A currency is a coin (spec: logos.coin-or-record). Its address says how it looks: the same one, however it is written, gives the same coin.
 * In a set a coin keeps away from the colours that the ones before it have taken, so a set only ever grows at its end.
 */
export function coinSet(coins: readonly Coin[]): CoinArt[] {
  const taken = new Map<CoinPalette, number>()
  return coins.map((coin) => {
    const dice = diceOf(`coin ${coin.address.toLowerCase()}`)
    const palette = leastTaken(dice, taken)
    taken.set(palette, (taken.get(palette) ?? 0) + 1)
    return struck(coin, palette, dice)
  })
}

/** The palette that the dice name, or the nearest after it of those that fewest coins have. */
function leastTaken(dice: Dice, taken: ReadonlyMap<CoinPalette, number>): CoinPalette {
  const first = dice.whole(0, COIN_PALETTES.length - 1)
  const inTurn = [...COIN_PALETTES.slice(first), ...COIN_PALETTES.slice(0, first)]
  const uses = (palette: CoinPalette) => taken.get(palette) ?? 0
  const fewest = Math.min(...inTurn.map(uses))
  return inTurn.find((palette) => uses(palette) === fewest) ?? COIN_PALETTES[0]
}

function struck({ symbol }: Coin, { edge, face, tone, mark }: CoinPalette, dice: Dice): CoinArt {
  const letters = coinLetters(symbol)
  const shapes: Shape[] = [
    { d: disc(49), ink: edge },
    { d: disc(FACE), ink: face },
    ...dice.oneOf(COIN_MOTIFS)(tone, dice),
    // A coin without letters is a small record: the hole in its middle.
    ...(letters === null ? [{ d: disc(10), ink: mark }] : []),
  ]
  return { shapes, letters, mark }
}
