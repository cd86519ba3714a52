import type { Currency } from '@musi/domain/currency'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { firstPictureColour, pictureColour } from './pictureColour.ts'
import { useLogoSources } from './useLogoSources.ts'

/** The brand's accent, for logos without a colour (spec: logos.colour). */
const DEFAULT = 'var(--accent-under-white)'

/** The colour of a card about a currency: that of its logo, dark enough for white text. */
export function usePaletteColour(currency: Currency, logoUri: string | null = null): string {
  const sources = useLogoSources(currency.kind === 'native' ? null : currency.address, logoUri)
  const answer = useAnswer(sources.join(' '), () => firstPictureColour(sources, pictureColour))
  const colour = answer.kind === 'ready' ? answer.value : null
  return colour === null ? DEFAULT : `rgb(${colour.map(Math.round).join(' ')})`
}
