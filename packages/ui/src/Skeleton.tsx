import { createContext, useContext, useEffect, useState } from 'react'
import styles from './Skeleton.module.css'

/**
 * `brief`: it stands in place of a figure, where no sentence has room. In a group, give only one the label.
 */
type Props = { shape?: 'line' | 'title' | 'row' | 'block' | 'cover' | 'disc'; label?: string; brief?: boolean }

/**
 * Texts of a skeleton that has waited too long; null keeps it as it is. Provided by the app, which has the
 * translations.
 */
export const LateWords = createContext<{ sentence: () => string; brief: () => string } | null>(null)

/** Nobody looks at a moving bar for longer. */
const LATE_MS = 8000

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** A placeholder for content that is loading, and a sentence when that takes too long. */
export function Skeleton({ shape = 'line', label, brief = false }: Props) {
  const words = useContext(LateWords)
  const isLate = useLate()
  if (isLate && words !== null) {
    const isBrief = brief || label === undefined
    return (
      <output className={`${styles['late']} ${isBrief ? styles['brief'] : styles['whole']}`}>
        {isBrief ? words.brief() : words.sentence()}
      </output>
    )
  }
  return label === undefined ? (
    <span className={`${styles['skeleton']} ${styles[shape]}`} aria-hidden="true" />
  ) : (
    <output className={`${styles['skeleton']} ${styles[shape]}`} aria-label={label} />
  )
}

type RowsProps = { label: string; count?: number }

/** Placeholders for the first rows of a list. Only the first is announced. */
export const SkeletonRows = ({ label, count = 3 }: RowsProps) =>
  Array.from({ length: count }, (_, row) => <Skeleton key={row} shape="row" {...(row === 0 && { label })} />)
