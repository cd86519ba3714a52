import { type CSSProperties, useId } from 'react'
import styles from './Slider.module.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Text announced and shown instead of the bare number, such as `25%`. */
  valueText?: string
  disabled?: boolean
}

export function Slider({ label, value, onChange, min = 0, max = 100, step = 1, valueText, disabled = false }: Props) {
  const id = useId()
  const share = max === min ? 0 : (value - min) / (max - min)
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{valueText ?? value}</output>
      <input
        id={id}
        type="range"
        className={styles['range']}
        style={{ '--share': share } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
