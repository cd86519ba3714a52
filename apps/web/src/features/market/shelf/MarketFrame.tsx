import type { ReactNode } from 'react'
import styles from './MarketFrame.module.css'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** What stands on a page of the market before anything is read. The build draws it into the served page as well (app/sketch). */
export const MarketFrame = ({ id, title, text, children }: Props) => (
  <section id={id} className={styles['page']} aria-labelledby={`${id}-title`}>
    <header className={styles['banner']}>
      <h1 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
    </header>
    {children}
  </section>
)
