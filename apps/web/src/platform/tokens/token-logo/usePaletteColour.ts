import { type Currency, NATIVE_ID } from '@musi/domain/currency'
import { useMemo } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { drawnAs } from './drawnAs.ts'
import { drawnColour } from './drawnColour.ts'
import { firstPictureColour, pictureColour } from './pictureColour.ts'
import { useLogoSources } from './useLogoSources.ts'

/** The brand's accent, for logos without a colour (spec: logos.colour). */
const DEFAULT = 'var(--accent-under-white)'

type Logo = { currency: Currency; logoUri?: string | null; shape?: 'coin' | 'record' }

/** The colour of a card about a currency: that of its picture, or of its drawing while there is none; dark enough for white text. */
export function usePaletteColour({ currency, logoUri = null, shape = 'coin' }: Logo): string {
  const sources = useLogoSources(currency.kind === 'native' ? null : currency.address, logoUri)
  const answer = useAnswer(sources.join(' '), () => firstPictureColour(sources, pictureColour))
  const drawn = useMemo(() => {
    const seed = currency.kind === 'native' ? NATIVE_ID : currency.address
    return drawnColour(
      shape === 'record'
        ? { kind: 'record', seed }
        : { kind: 'coin', seed, symbol: currency.symbol, drawnAs: drawnAs(currency) },
    )
  }, [currency, shape])
  const colour = (answer.kind === 'ready' ? answer.value : null) ?? drawn
  return colour === null ? DEFAULT : `rgb(${colour.map(Math.round).join(' ')})`
}
