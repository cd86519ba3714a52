import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import styles from './WarningBox.module.css'

type Props = { title: string; className?: string | undefined; children: ReactNode }

/** Warns of a token or an address, and is announced. */
export const WarningBox = ({ title, className = '', children }: Props) => (
  <section role="alert" className={`${styles['box']} ${className}`}>
    <h3>
      <Icon name="warning" /> {title}
    </h3>
    {children}
  </section>
)
