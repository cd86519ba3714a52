import { CopyButton } from './CopyButton.tsx'
import styles from './Card.module.css'

/** A full hash or address, with a button to copy it. */
export function Code({ text }: { text: string }) {
  return (
    <span className={styles['code']}>
      <code>{text}</code>
      <CopyButton text={text} />
    </span>
  )
}
