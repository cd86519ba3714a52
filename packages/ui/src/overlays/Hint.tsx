import styles from './Hint.module.css'
import { Tooltip } from './Tooltip.tsx'

/** A small question mark that explains what stands beside it. */
export function Hint({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      {(describedBy) => (
        <button type="button" className={`${styles['hint']} finger`} aria-label={label} aria-describedby={describedBy}>
          {'?'}
        </button>
      )}
    </Tooltip>
  )
}
