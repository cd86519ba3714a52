import { safeText } from '@musi/domain/safeText'
import { Equaliser } from '@musi/ui/Equaliser'
import { artistText } from '../artists/artistWords.ts'
import { RefusedToken } from '../token-warning/RefusedToken.tsx'
import styles from './TokenSelect.module.css'
import { selectText } from './selectWords.ts'
import type { NoRowsReason } from './useFoundRows.ts'

const MAX_QUERY_LENGTH = 40

function noRowsText(reason: Exclude<NoRowsReason, { kind: 'noDecimals' | 'mismatch' }>) {
  if (reason.kind === 'nothing')
    return { isWaiting: false, text: selectText('nothing', { query: safeText(reason.query, MAX_QUERY_LENGTH) }) }
  if (reason.kind === 'artists') return { isWaiting: reason.news === 'reading', text: artistText(reason.news) }
  return { isWaiting: true, text: selectText(reason.kind) }
}

export function NoRows({ reason }: { reason: NoRowsReason }) {
  if (reason.kind === 'noDecimals' || reason.kind === 'mismatch')
    return <RefusedToken address={reason.address} refusal={reason} />
  const { isWaiting, text } = noRowsText(reason)
  return (
    <output className={styles['instead']}>
      {isWaiting && <Equaliser />} {text}
    </output>
  )
}
