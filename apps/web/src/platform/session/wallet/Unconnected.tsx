import type { ReactNode } from 'react'
import { Skeleton } from '@musi/ui/Skeleton'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { useIsRestoring } from './useIsRestoring.ts'

type Props = {
  /** Shown while the wallet of the last visit is being reconnected; a line by default. */
  waiting?: ReactNode
  children: ReactNode
}

/** Texts for a visitor without an account, shown once it is known that there is none (spec: wallets.restoring). */
export const Unconnected = ({ waiting, children }: Props): ReactNode =>
  useIsRestoring() ? (waiting ?? <Skeleton label={loadingText('waiting')} />) : children
