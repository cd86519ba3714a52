import styles from '../frame/PoolScreen.module.css'
import type { TypedToAdd } from './typed/typedByEntry.ts'
import { addText } from './words/addWords.ts'

type Mode = TypedToAdd['mode']
type Props = { mode: Mode; onMode: (mode: Mode) => void }

const MODES = ['both', 'one'] as const

/** Switches between adding both tokens and adding one. Rendered outside the form, so the input stays. */
export const AddModeSwitch = ({ mode, onMode }: Props) => (
  <fieldset className={styles['ways']} aria-label={addText('ways')}>
    {MODES.map((one) => (
      <button key={one} type="button" className="touch-target" aria-pressed={mode === one} onClick={() => onMode(one)}>
        {addText(`way.${one}`)}
      </button>
    ))}
  </fieldset>
)

/** Reserves the space of the switch until it is known whether adding one token is possible. */
export const ModePlaceholder = () => <div className={styles['room']} aria-hidden="true" />
