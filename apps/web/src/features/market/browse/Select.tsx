import styles from './Browse.module.css'

type Props = {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** One of several, with its label before it. */
export const Select = ({ id, label, value, options, onChange }: Props) => (
  <label className={styles['select']}>
    <span>{label}</span>
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
