import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = { id?: string; isFront?: boolean; children: ReactNode }

/** A page about one thing, with a head of its own and cards as wide as the music's; `isFront`: with more room above and between. */
export const WidePage = ({ id, isFront = false, children }: Props) => (
  <article id={id} className={`${styles['widePage']} ${isFront ? styles['frontPage'] : ''}`}>
    {children}
  </article>
)

/** The headline of a page that leads to all of something, and what stands below it. */
export const LargeHead = ({ gap, children }: { gap: 2 | 4; children: ReactNode }) => (
  <Stack as="header" gap={gap} className={styles['largeHead']}>
    {children}
  </Stack>
)
