import { createContext, useContext, useEffect, useState } from 'react'
import styles from './Skeleton.module.css'

/**
 * `brief` is for a placeholder of a figure, which has no room for a sentence. In a group, only one gets the label.
 */
type Props = {
  shape?: 'line' | 'figure' | 'title' | 'row' | 'block' | 'cover' | 'disc'
  label?: string
  brief?: boolean
}

/**
 * Texts that a skeleton shows after waiting too long, provided by the app; null keeps the skeleton.
 */
export const WaitingTexts = createContext<{ sentence: () => string; brief: () => string } | null>(null)

/** Time until a skeleton shows a text instead of an animation. */
const LATE_MS = 8000

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** A placeholder for loading content, replaced by a sentence if loading takes too long. */
export function Skeleton({ shape = 'line', label, brief = false }: Props) {
  const words = useContext(WaitingTexts)
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

/** Placeholders for the first rows of a list; only the first is announced. */
export const SkeletonRows = ({ label, count = 3 }: RowsProps) =>
  Array.from({ length: count }, (_, row) => <Skeleton key={row} shape="row" {...(row === 0 && { label })} />)
