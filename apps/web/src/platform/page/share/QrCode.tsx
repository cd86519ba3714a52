import { useMemo } from 'react'
import styles from './QrCode.module.css'
import { qrPath } from './qrPath.ts'

/** A text as a QR code. Hidden from screen readers, because the text can be copied next to it. */
export function QrCode({ id, text }: { id?: string; text: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg id={id} className={styles['code']} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
