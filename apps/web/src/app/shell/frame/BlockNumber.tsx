import { useHeads } from '#platform/session/chain/useHeads.ts'
import { config } from '#platform/page/config/config.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import styles from './Foot.module.css'
import { footerText } from '../footerWords.ts'

/** A recording light that blinks for a second at each new block. */
export function BlockNumber() {
  const { head } = useHeads()
  if (head === null) return null
  const { url } = config().explorer
  const number = numberText(head.number)
  const text = (
    <>
      <i key={head.number} className={styles['light']} />
      {number}
    </>
  )
  return url === null ? (
    <span id="block-number-link" className={styles['block']} title={footerText('block', { number })}>
      {text}
    </span>
  ) : (
    <a
      id="block-number-link"
      className={styles['block']}
      href={`${url}/block/${head.number}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={footerText('block', { number })}
    >
      {text}
    </a>
  )
}
