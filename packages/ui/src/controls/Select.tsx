import { Icon } from '../Icon.tsx'
import styles from './Select.module.css'
import { classNames } from '../classNames.ts'

type Value = string | number

type Props<T extends Value> = {
  id?: string
  label: string
  /** Hides the label visually if the context makes the field obvious. */
  labelHidden?: boolean
  /** Layout of the label: above the field, before it in a row, or inside a pill. */
  look?: 'field' | 'row' | 'pill'
  value: T
  /** Value, text, and the language of the text if it differs from the page. */
  options: readonly (readonly [value: T, text: string, language?: string])[]
  onChange: (value: T) => void
  /** An unstyled class to find the field by. */
  hook?: string
}

/** A native select with its label, and with our own chevron in place of the browser’s. */
export const Select = <T extends Value>({ label, labelHidden, look = 'field', value, options, ...rest }: Props<T>) => (
  <label className={classNames(styles[look], look === 'pill' && 'ringed')}>
    <span className={labelHidden === true ? 'unseen' : undefined}>{label}</span>
    <span className={styles['box']}>
      <select
        id={rest.id}
        className={rest.hook}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen !== undefined) rest.onChange(chosen[0])
        }}
      >
        {options.map(([each, text, language]) => (
          <option key={each} value={each} lang={language}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  </label>
)
