import type { Currency } from '@musi/domain/currency'
import { usePaletteColour } from '../token-logo/usePaletteColour.ts'
import styles from './CurrencyInput.module.css'

type Props = { currency: Currency; logoUri: string | null; shape: 'coin' | 'record' }

/** A band in the colour of the currency's logo (spec: logos.colour). */
export const ColourBand = (logo: Props) => (
  <span className={styles['band']} style={{ background: usePaletteColour(logo) }} aria-hidden="true" />
)
