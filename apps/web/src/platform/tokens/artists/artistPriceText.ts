import type { PricedArtist } from '@musi/domain/music/artistMarket'
import { significantPrice } from '@musi/domain/amount/price'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import type { Worth } from '#platform/session/prices/useWorth.ts'
import type { Artist } from './artist.ts'

const DIGITS = 4

/** Price of one token from its pool: in dollars if `worth` knows them, otherwise in the native currency. */
export function artistPriceText({ artist: { token }, price }: PricedArtist<Artist>, worth?: Worth): string {
  const dollars = worth?.of(token.address, 10n ** BigInt(token.decimals)) ?? null
  if (dollars !== null) return dollarText(dollars)
  return valueText(`${figureText(significantPrice(price, DIGITS))} ${unitText(price.quote)}`)
}
