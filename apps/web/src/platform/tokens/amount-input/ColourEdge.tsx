import type { Currency } from '@musi/domain/currency'
import { usePaletteColour } from '../token-logo/usePaletteColour.ts'
import styles from './CurrencyInput.module.css'

type Props = { currency: Currency; logoUri: string | null; shape: 'coin' | 'record' }

/** An edge in the colour of the currency’s logo (spec: logos.colour). */
export const ColourEdge = (logo: Props) => (
  <span className={styles['edge']} style={{ color: usePaletteColour(logo) }} aria-hidden="true" />
)
