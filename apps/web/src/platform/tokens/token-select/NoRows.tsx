import { Equaliser } from '@musi/ui/Equaliser'
import { RefusedToken } from '../token-warning/RefusedToken.tsx'
import styles from './TokenSearch.module.css'
import { t } from './selectWords.ts'
import type { Instead } from './useFoundRows.ts'

export function NoRows({ instead }: { instead: Instead }) {
  if (instead.kind === 'noDecimals' || instead.kind === 'mismatch')
    return <RefusedToken address={instead.address} refusal={instead} />
  return (
    <output className={styles['instead']}>
      {instead.kind !== 'nothing' && <Equaliser />} {t(instead.kind)}
    </output>
  )
}
