import { Icon } from '../Icon.tsx'
import styles from './Select.module.css'
import { classNames } from '../classNames.ts'

type Value = string | number

type Props<T extends Value> = {
  id?: string
  label: string
  /** The label is announced but not shown, where the context makes the field obvious. */
  labelHidden?: boolean
  /** Place of the label: above the field, before it in a row, or inside a pill. */
  look?: 'field' | 'row' | 'pill'
  value: T
  /** The last part is the language of the text, where it is not that of the page. */
  options: readonly (readonly [value: T, text: string, language?: string])[]
  onChange: (value: T) => void
  /** A class to find the field by; it has no styles. */
  hook?: string
}

/** A native select with its label: works with every keyboard and on every phone. */
export const Select = <T extends Value>({ label, labelHidden, look = 'field', value, options, ...rest }: Props<T>) => (
  <label className={classNames(styles[look], look === 'pill' && 'ringed')}>
    <span className={labelHidden === true ? 'unseen' : undefined}>{label}</span>
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
    {look === 'pill' && <Icon name="down" />}
  </label>
)
