import type { Refusal } from '@musi/chain/explain/refusal'
import type { Address } from '@musi/domain/address'
import { ArgumentList } from '../../../platform/tokens/explain/ArgumentList.tsx'
import { t } from '../frame/explorerWords.ts'
import { meaningOf } from './refusalWords.ts'
import styles from '../../../platform/tokens/explain/text.module.css'

/** Solidity's panic codes that people meet. */
const OVERFLOW = 0x11n
const DIVISION = 0x12n

const panicText = (code: bigint): string => {
  if (code === OVERFLOW) return t('refusal.panic.overflow')
  return code === DIVISION ? t('refusal.panic.division') : t('refusal.panic.other', { code: String(code) })
}

function Meaning({ reason }: { reason: string }) {
  const meaning = meaningOf(reason)
  return meaning !== null && <p className={styles['strong']}>{meaning}</p>
}

/** Why it failed, in a sentence. `contract`: the called contract. */
export function RefusalText({ refusal, contract }: { refusal: Refusal; contract: Address | null }) {
  switch (refusal.kind) {
    case 'reason':
      return (
        <>
          <Meaning reason={refusal.text} />
          <p>{t('refusal.reason', { text: refusal.text })}</p>
        </>
      )
    case 'error':
      return (
        <>
          <Meaning reason={refusal.name} />
          <p>{t('refusal.error', { name: refusal.name })}</p>
          <ArgumentList args={refusal.args} contract={contract} />
        </>
      )
    case 'panic':
      return <p>{panicText(refusal.code)}</p>
    case 'bytes':
      return <p>{t('refusal.bytes', { data: refusal.data.slice(0, 74) })}</p>
    default:
      return <p>{t(`refusal.${refusal.kind}`)}</p>
  }
}
