import type { ReactNode } from 'react'
import styles from './BannerPage.module.css'

type Props = {
  /** The page is `NAME-page`, and its title `NAME-title`. */
  name: string
  title: string
  intro: string
  /** Below the introduction. */
  more?: ReactNode
  children: ReactNode
}

/** A page under a headline and what it is for. */
export const BannerPage = ({ name, title, intro, more, children }: Props) => (
  <section id={`${name}-page`} className={styles['page']} aria-labelledby={`${name}-title`}>
    <header className={styles['banner']}>
      <h1 id={`${name}-title`} tabIndex={-1}>
        {title}
      </h1>
      <p>{intro}</p>
      {more}
    </header>
    {children}
  </section>
)
