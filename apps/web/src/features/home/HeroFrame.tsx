import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import styles from './Hero.module.css'
import { heroText } from './heroWords.ts'

type Props = { behind?: ReactNode; actions: ReactNode; sleeve?: ReactNode }

/** The first screen of Home. The build also renders it into the served page, with its texts only (app/sketch). */
export function HeroFrame({ behind, actions, sleeve }: Props) {
  return (
    <section className={styles['hero']}>
      {behind}
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{heroText('title')}</h1>
        <p className={styles['lead']}>
          {heroText('support')} {heroText('curate')}
        </p>
        <Cluster gap={3}>{actions}</Cluster>
      </div>
      {sleeve}
    </section>
  )
}
