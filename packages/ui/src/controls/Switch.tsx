import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

type Props = {
  label: string
  on: boolean
  onToggle: () => void
  id?: string
  /** Shown beside the label without being part of the pressable area, such as a Hint. */
  children?: ReactNode
}

/** One line that is on or off, pressed at its label or its knob. */
export function Switch({ label, on, onToggle, id, children }: Props) {
  const own = useId()
  const knob = id ?? own
  return (
    <div className={styles['row']}>
      <label id={`${knob}-label`} htmlFor={knob}>
        {label}
      </label>
      {children}
      <button
        type="button"
        role="switch"
        id={knob}
        aria-labelledby={`${knob}-label`}
        aria-checked={on}
        className={`${styles['switch']} finger`}
        onClick={onToggle}
      />
    </div>
  )
}
