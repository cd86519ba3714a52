import type { Currency } from '@musi/domain/currency'
import { useEffect, useState } from 'react'
import { firstPictureColour, pictureColour } from './pictureColour.ts'
import { useLogoSources } from './useLogoSources.ts'

/** The accent of the brand, for what has no colour of its own (decisions.md §6.5). */
const DEFAULT = 'var(--accent-under-white)'

/** The colour of a card about a currency: its logo's, so dark that white can be read on it. */
export function usePaletteColour(currency: Currency, logoUri: string | null = null): string {
  const sources = useLogoSources(currency.kind === 'native' ? null : currency.address, logoUri)
  const [found, setFound] = useState<{ of: readonly string[]; colour: string } | null>(null)
  useEffect(() => {
    let here = true
    const read = async () => {
      const colour = await firstPictureColour(sources, pictureColour)
      if (here && colour !== null) setFound({ of: sources, colour: `rgb(${colour.map(Math.round).join(' ')})` })
    }
    void read()
    return () => {
      here = false
    }
  }, [sources])
  return found !== null && found.of === sources ? found.colour : DEFAULT
}
