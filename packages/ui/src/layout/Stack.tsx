import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from '../lookProps.ts'

type Tag =
  | ('div' | 'section' | 'header' | 'nav' | 'search' | 'article' | 'form' | 'output' | 'p' | 'h1' | 'h2' | 'label')
  | ('span' | 'small' | 'b' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd')

type Props = HTMLAttributes<HTMLElement> &
  TextLook & {
    as?: Tag
    /** Step of the space between children; none by default. */
    gap?: 1 | 2 | 3 | 4 | 5 | 6
  }

type StackProps = Props & {
  /** Aligns children at their own width instead of stretching them. */
  items?: 'start' | 'middle' | 'end'
}

/** Children below each other, stretched to the full width. */
export const Stack = ({ as: Tag = 'div', ...rest }: StackProps) => <Tag {...lookProps('stack', rest)} />

type ClusterProps = Props & {
  /** Step of the space between lines, if it differs from `gap`. */
  lines?: 0 | 1 | 2
  nowrap?: true
  /** Vertical alignment within a line. */
  center?: true
  top?: true
  /** Puts the first and the last child at the edges. */
  apart?: true
  /** Centres the children in the line. */
  middle?: true
}

/** Children beside each other, wrapped into lines unless `nowrap`. */
export const Cluster = ({ as: Tag = 'div', ...rest }: ClusterProps) => <Tag {...lookProps('cluster', rest)} />
