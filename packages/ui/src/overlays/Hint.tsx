import styles from './Hint.module.css'
import { Tooltip } from './Tooltip.tsx'

/** A small question mark with an explanation of the element beside it. */
export function Hint({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      {(describedBy) => (
        <button
          type="button"
          className={`${styles['hint']} touch-target`}
          aria-label={label}
          aria-describedby={describedBy}
        >
          {'?'}
        </button>
      )}
    </Tooltip>
  )
}
