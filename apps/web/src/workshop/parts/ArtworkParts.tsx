import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

const ADDRESSES = ['0x01', '0x02', '0x03', '0x04', '0x05', '0x06'].map((start) => start.padEnd(42, '0'))

export function ArtworkParts() {
  return (
    <Part name="Sleeve">
      {ADDRESSES.map((address, index) => (
        <div key={address} className={styles['art']}>
          <Sleeve seed={address} disc={(['peeking', 'out', 'in'] as const)[index % 3] ?? 'in'} turning={index === 1} />
        </div>
      ))}
    </Part>
  )
}
