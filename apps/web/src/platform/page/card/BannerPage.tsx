import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import styles from './Page.module.css'

type Props = {
  /** Base of the ids: the page is `NAME-page`, its title `NAME-title`. */
  name: string
  title: string
  intro: string
  /** Content below the introduction. */
  more?: ReactNode
  children: ReactNode
}

/** A page with a title and an introduction. */
export const BannerPage = ({ name, title, intro, more, children }: Props) => (
  <section id={`${name}-page`} className={styles['bannerPage']} aria-labelledby={`${name}-title`}>
    <Stack as="header" gap={3} className={styles['banner']}>
      <h1 id={`${name}-title`} tabIndex={-1}>
        {title}
      </h1>
      <p>{intro}</p>
      {more}
    </Stack>
    {children}
  </section>
)
