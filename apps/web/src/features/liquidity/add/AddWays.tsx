import styles from '../frame/PoolScreen.module.css'
import type { TypedToAdd } from './typed/typedByVisit.ts'
import { t } from './words/addWords.ts'

type Mode = TypedToAdd['mode']
type Props = { mode: Mode; onMode: (mode: Mode) => void }

const MODES = ['both', 'one'] as const

/** Both tokens, or one of them. It stands beside the form: what is typed there stays while it comes. */
export const AddWays = ({ mode, onMode }: Props) => (
  <fieldset className={styles['ways']} aria-label={t('ways')}>
    {MODES.map((one) => (
      <button key={one} type="button" className="finger" aria-pressed={mode === one} onClick={() => onMode(one)}>
        {t(`way.${one}`)}
      </button>
    ))}
  </fieldset>
)

/** While it is not known whether one will do: what comes moves nothing. */
export const RoomForWays = () => <div className={styles['room']} aria-hidden="true" />
