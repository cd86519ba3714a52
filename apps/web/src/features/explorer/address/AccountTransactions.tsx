import { accountTransactions } from '@musi/chain/reads/minedTransactions'
import { latestNumber } from '@musi/chain/reads/latestNumber'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { request } from '../../../platform/session/chain/request.ts'
import { t } from '../frame/explorerWords.ts'
import styles from '../../../platform/page/card/List.module.css'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import { SilentPart } from '../frame/SilentPart.tsx'
import { TransactionList } from '../lists/TransactionList.tsx'
import { useMined } from '../lists/useMined.ts'
import { Waiting } from '../frame/Waiting.tsx'

const AT_LEAST = 15

/** The transactions from and to an address, newest first. */
export function AccountTransactions({ address }: { address: Address }) {
  const answer = useMined(address, async (newest) =>
    accountTransactions(request, address, newest ?? (await latestNumber(request)), AT_LEAST),
  )
  return (
    <Section title={t('address.transactions')}>
      {answer.kind === 'waiting' && <Waiting lines={6} />}
      {answer.kind === 'unreachable' && <SilentPart retry={answer.retry} />}
      {answer.kind === 'ready' && (
        <>
          {answer.value.mined.length === 0 ? (
            <Empty>{t(answer.value.older === null ? 'address.none' : 'address.noneNear')}</Empty>
          ) : (
            <TransactionList mined={answer.value.mined} />
          )}
          {answer.value.older !== null && (
            <div className={styles['more']}>
              <Button busy={answer.value.busy} onClick={answer.value.older}>
                {t('older')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  )
}
