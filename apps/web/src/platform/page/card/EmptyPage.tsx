import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import styles from './EmptyPage.module.css'

type Props = {
  id?: string
  /**
   * Picture of a record, passed in because covers are not part of the first load. An alert without
   * one has a plain disc.
   */
  record?: ReactNode
  title?: string
  titleId?: string
  isAlert?: boolean
  /** Sentences that explain why. */
  children: ReactNode
  /** Buttons and links for the next step. */
  actions: ReactNode
}

/** A page, or the part of a page under its heading, with nothing to show. */
export const EmptyPage = ({ id, record, title, titleId, isAlert = false, children, actions }: Props) => (
  <section
    id={id}
    className={title === undefined ? `${styles['empty']} ${styles['inside']}` : styles['empty']}
    {...(isAlert && { role: 'alert' })}
  >
    {record !== undefined ? (
      <div className={styles['art']}>{record}</div>
    ) : (
      isAlert && <span className={styles['disc']} aria-hidden="true" />
    )}
    {title !== undefined && (
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
    )}
    {children}
    <Cluster gap={3} middle>
      {actions}
    </Cluster>
  </section>
)
