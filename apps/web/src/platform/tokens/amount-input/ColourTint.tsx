import type { Currency } from '@musi/domain/currency'
import { usePaletteColour } from '../token-logo/usePaletteColour.ts'
import styles from './CurrencyInput.module.css'

type Props = { currency: Currency; logoUri: string | null; shape: 'coin' | 'record' }

/** A tint of the colour of the currency’s logo (spec: logos.colour). */
export const ColourTint = (logo: Props) => (
  <span className={styles['tint']} style={{ background: usePaletteColour(logo) }} aria-hidden="true" />
)
