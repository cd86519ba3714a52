import { t } from './loadingWords.ts'

/** Says that a list is not whole: so many of its entries cannot be read (spec: server.rows). */
export const leftOutText = (count: number): string | null => (count === 0 ? null : t('leftOut', { count }))

/** The sentence below a list. It is always in the page, so that what it comes to say is read aloud. */
export const LeftOut = ({ count }: { count: number }) => <output hidden={count === 0}>{leftOutText(count)}</output>
