import type { Currency } from '@musi/domain/currency'
import { useEffect, useState } from 'react'
import { hasFailed } from './failedLogos.ts'
import { pictureColour } from './pictureColour.ts'
import { useLogoSources } from './useLogoSources.ts'

/** The accent of the brand, for what has no colour of its own (decisions.md §6.5). */
const DEFAULT = 'var(--accent-from)'

/** The colour of a card about a currency: its logo's, so dark that white can be read on it. */
export function usePaletteColour(currency: Currency, logoUri: string | null = null): string {
  const sources = useLogoSources(currency.kind === 'native' ? null : currency.address, logoUri)
  const source = sources.find((one) => !hasFailed(one)) ?? null
  const [found, setFound] = useState<{ of: string; colour: string } | null>(null)
  useEffect(() => {
    if (source === null) return undefined
    let here = true
    const read = async () => {
      const colour = await pictureColour(source)
      if (here && colour !== null) setFound({ of: source, colour: `rgb(${colour.map(Math.round).join(' ')})` })
    }
    void read()
    return () => {
      here = false
    }
  }, [source])
  return found !== null && found.of === source ? found.colour : DEFAULT
}
