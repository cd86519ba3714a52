import type { PricedArtist } from '@musi/domain/music/artistMarket'
import { significantPrice } from '@musi/domain/amount/price'
import { unitText } from '#platform/page/money/unitText.ts'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import type { Artist } from './artist.ts'

const DIGITS = 4

/** Price of one token in the native currency, from its pool. */
export const artistPriceText = ({ price }: PricedArtist<Artist>): string =>
  valueText(`${figureText(significantPrice(price, DIGITS))} ${unitText(price.quote)}`)
