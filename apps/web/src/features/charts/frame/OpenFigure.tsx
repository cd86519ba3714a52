import type { ReactNode } from 'react'
import { Icon } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import styles from './Detail.module.css'

export const FigureGrid = ({ children }: { children: ReactNode }) => <div className={styles['grid']}>{children}</div>

type Props = { label: string; value: ReactNode; note?: ReactNode; onOpen?: () => void }

/** A figure whose click opens its breakdown (spec: charts.made-of). */
export function OpenFigure({ label, value, note, onOpen }: Props) {
  const content = (
    <>
      <Cluster as="span" gap={1} nowrap center tone="muted" size={14}>
        {label} {onOpen !== undefined && <Icon name="down" />}
      </Cluster>
      <b className={styles['value']}>{value}</b>
      {note !== undefined && <Note as="small">{note}</Note>}
    </>
  )
  return onOpen === undefined ? (
    <div className={styles['figure']}>{content}</div>
  ) : (
    <button type="button" className={styles['figure']} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  )
}

/** Placeholder of a figure until it is read. */
export const FigurePlaceholder = ({ label, hasNote = false }: { label: string; hasNote?: boolean }) => (
  <OpenFigure label={label} value={<Skeleton />} note={hasNote ? '\u00A0' : undefined} />
)
