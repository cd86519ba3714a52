import type { HTMLAttributes } from 'react'
import styles from './Stack.module.css'
import { classNames } from '../classNames.ts'
import { type TextLook, splitLook } from '../textLook.ts'

type Tag =
  | ('div' | 'section' | 'header' | 'nav' | 'search' | 'article' | 'form' | 'output' | 'p' | 'h1' | 'h2' | 'label')
  | ('span' | 'small' | 'b' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd')

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> &
  TextLook & {
    as?: Tag
    /** The step of space between them; none without it. */
    gap?: 1 | 2 | 3 | 4 | 5 | 6
  }

const gapOf = (gap: Props['gap']) => gap && styles[`gap${gap}`]

/** One below the other, each as wide as there is room or, with `items`, as wide as it is. */
export function Stack({ as: Tag = 'div', gap, items, ...props }: Props & { items?: 'start' | 'middle' }) {
  const [look, rest] = splitLook(props)
  return <Tag {...rest} className={classNames(styles['stack'], gapOf(gap), items && styles[`${items}Items`], look)} />
}

type ClusterProps = Props & {
  /** The step of space between its lines, where it is less than beside each other. */
  lines?: 0 | 1 | 2
  nowrap?: boolean
  /** How tall neighbours stand: in the middle, on one baseline or at the top. */
  center?: boolean
  baseline?: boolean
  top?: boolean
  /** The first and the last at the edges. */
  apart?: boolean
  /** All in the middle of the line. */
  middle?: boolean
}

/** One beside the other, in as many lines as it takes, or in one (`nowrap`). */
export function Cluster({ as: Tag = 'div', gap, lines, ...props }: ClusterProps) {
  const { nowrap, center, baseline, top, apart, middle, ...others } = props
  const [look, rest] = splitLook(others)
  const names = classNames(
    styles['cluster'],
    nowrap !== true && styles['wrap'],
    gapOf(gap),
    lines !== undefined && styles[`lines${lines}`],
    center === true && styles['center'],
    baseline === true && styles['baseline'],
    top === true && styles['top'],
    apart === true && styles['apart'],
    middle === true && styles['middle'],
    look,
  )
  return <Tag {...rest} className={names} />
}
