import { Equaliser } from '@musi/ui/Equaliser'
import { RefusedToken } from '../token-warning/RefusedToken.tsx'
import styles from './TokenSearch.module.css'
import { t } from './selectWords.ts'
import type { NoRowsReason } from './useFoundRows.ts'

export function NoRows({ reason }: { reason: NoRowsReason }) {
  if (reason.kind === 'noDecimals' || reason.kind === 'mismatch')
    return <RefusedToken address={reason.address} refusal={reason} />
  return (
    <output className={styles['instead']}>
      {reason.kind !== 'nothing' && <Equaliser />} {t(reason.kind)}
    </output>
  )
}
