import { leftOutCountText } from './leftOutWords.ts'

/** The sentence that says how many entries of a list cannot be read (spec: server.rows). */
export const leftOutText = (count: number): string | null =>
  count === 0 ? null : leftOutCountText('leftOut', { count })

/** The sentence below a list. Always rendered, so that screen readers announce changes. */
export const LeftOut = ({ count }: { count: number }) => <output hidden={count === 0}>{leftOutText(count)}</output>
