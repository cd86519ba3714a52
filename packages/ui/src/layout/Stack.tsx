import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from '../lookProps.ts'

type Tag =
  | ('div' | 'section' | 'header' | 'nav' | 'search' | 'article' | 'form' | 'output' | 'p' | 'h1' | 'h2' | 'label')
  | ('span' | 'small' | 'b' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd')

type Props = HTMLAttributes<HTMLElement> &
  TextLook & {
    as?: Tag
    /** The step of space between them; none without it. */
    gap?: 1 | 2 | 3 | 4 | 5 | 6
  }

type StackProps = Props & {
  /** Each as wide as it is, at the start, in the middle or at the end. */
  items?: 'start' | 'middle' | 'end'
}

/** One below the other, each as wide as there is room. */
export const Stack = ({ as: Tag = 'div', ...rest }: StackProps) => <Tag {...lookProps('stack', rest)} />

type ClusterProps = Props & {
  /** The step of space between its lines, where it is less than beside each other. */
  lines?: 0 | 1 | 2
  nowrap?: true
  /** Each in the middle of the line's height, or at its top. */
  center?: true
  top?: true
  /** The first and the last at the edges. */
  apart?: true
  /** All in the middle of the line. */
  middle?: true
}

/** One beside the other, in as many lines as it takes, or in one (`nowrap`). */
export const Cluster = ({ as: Tag = 'div', ...rest }: ClusterProps) => <Tag {...lookProps('cluster', rest)} />
