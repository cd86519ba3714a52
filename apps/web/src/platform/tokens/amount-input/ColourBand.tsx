import type { Currency } from '@musi/domain/currency'
import { usePaletteColour } from '../token-logo/usePaletteColour.ts'
import styles from './CurrencyField.module.css'

/** A band in the colour of the currency's logo (spec: logos.colour). */
export const ColourBand = ({ currency, logoUri }: { currency: Currency; logoUri: string | null }) => (
  <span className={styles['band']} style={{ background: usePaletteColour(currency, logoUri) }} aria-hidden="true" />
)
