import { flooredPercent } from '@musi/domain/amount/percentText'
import { severity } from '@musi/domain/exchange/severity'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { Text } from '@musi/ui/Text'
import { figureText } from '#platform/page/money/figureText.ts'
import { exchangeText } from './exchangeWords.ts'

export const impactText = (impact: PriceImpact): string =>
  impact === 'unknown' ? exchangeText('impact.unknown') : figureText(flooredPercent(impact))

/** Tones from favourable to warning; the second is neutral. */
const TONES = ['positive', undefined, 'caution', 'negative', 'negative'] as const

/** The price impact in the tone of its severity. */
export function Impact({ impact }: { impact: PriceImpact }) {
  const grade = severity(impact)
  const tone = TONES[grade]
  return (
    <Text as="span" data-severity={grade} {...(tone !== undefined && { tone })}>
      {impactText(impact)}
    </Text>
  )
}
