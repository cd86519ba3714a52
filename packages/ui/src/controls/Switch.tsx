import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

type Props = {
  label: string
  on: boolean
  onToggle: () => void
  id?: string
  /** Content beside the label outside the pressable area, such as a Hint. */
  children?: ReactNode
}

/** A labelled on/off switch. */
export function Switch({ label, on, onToggle, id, children }: Props) {
  const generatedId = useId()
  const buttonId = id ?? generatedId
  return (
    <div className={styles['row']}>
      <label id={`${buttonId}-label`} htmlFor={buttonId}>
        {label}
      </label>
      {children}
      <button
        type="button"
        role="switch"
        id={buttonId}
        aria-labelledby={`${buttonId}-label`}
        aria-checked={on}
        className={`${styles['switch']} touch-target`}
        onClick={onToggle}
      />
    </div>
  )
}
