import { coinSet } from '@musi/domain/artwork/coinArt'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { darkForWhiteText } from './darkForWhiteText.ts'
import { type Colour, vibrantColour } from './vibrantColour.ts'

type Drawing = { kind: 'record'; seed: string } | { kind: 'coin'; seed: string; symbol: string; drawnAs: string | null }

/** Layers from the bottom up. */
function inksOf(drawing: Drawing): readonly string[] {
  if (drawing.kind === 'record') {
    const { ground, shapes } = coverArt(drawing.seed)
    return [ground, ...shapes.map(({ ink }) => ink)]
  }
  const { seed, symbol, drawnAs } = drawing
  return coinSet([{ address: seed, symbol, ...(drawnAs !== null && { drawnAs }) }]).flatMap(({ shapes }) =>
    shapes.map(({ ink }) => ink),
  )
}

const OPAQUE = 255

const colourOf = (ink: string): Colour => {
  const part = (at: number) => Number.parseInt(ink.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const chroma = (colour: Colour) => Math.max(...colour) - Math.min(...colour)

/** The vivid colour of a drawing, as a picture of it would give it, or its most colourful ink (spec: logos.colour). */
export function drawnColour(drawing: Drawing): Colour | null {
  const inks = inksOf(drawing).map(colourOf)
  const [mostColourful = null] = inks.toSorted((one, other) => chroma(other) - chroma(one))
  const colour = vibrantColour(inks.flatMap((ink) => [...ink, OPAQUE])) ?? mostColourful
  return colour && darkForWhiteText(colour)
}
