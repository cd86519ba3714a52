import styles from '../frame/PoolScreen.module.css'
import type { TypedToAdd } from './typed/typedByVisit.ts'
import { t } from './words/addWords.ts'

type Mode = TypedToAdd['mode']
type Props = { mode: Mode; onMode: (mode: Mode) => void }

const MODES = ['both', 'one'] as const

/** Switches between adding both tokens and adding one. Rendered outside the form, so the input stays. */
export const AddWays = ({ mode, onMode }: Props) => (
  <fieldset className={styles['ways']} aria-label={t('ways')}>
    {MODES.map((one) => (
      <button key={one} type="button" className="finger" aria-pressed={mode === one} onClick={() => onMode(one)}>
        {t(`way.${one}`)}
      </button>
    ))}
  </fieldset>
)

/** Reserves space until it is known whether one token is possible. */
export const RoomForWays = () => <div className={styles['room']} aria-hidden="true" />
