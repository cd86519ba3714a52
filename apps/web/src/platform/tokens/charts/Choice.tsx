import styles from './Choice.module.css'

type Props<Name extends string> = {
  label: string
  names: readonly Name[]
  chosen: Name
  text: (name: Name) => string
  onChoose: (name: Name) => void
}

/** A choice of a few options, all shown as buttons. */
export const Choice = <Name extends string>({ label, names, chosen, text, onChoose }: Props<Name>) => (
  <fieldset aria-label={label} className={styles['choice']}>
    {names.map((name) => (
      <button
        key={name}
        type="button"
        className="touch-target"
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      >
        {text(name)}
      </button>
    ))}
  </fieldset>
)
