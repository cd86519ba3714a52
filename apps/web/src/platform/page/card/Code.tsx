import { CopyButton } from './CopyButton.tsx'
import styles from './Card.module.css'

/** A hash or an address with every digit, to be copied. */
export function Code({ text }: { text: string }) {
  return (
    <span className={styles['code']}>
      <code>{text}</code>
      <CopyButton text={text} />
    </span>
  )
}
