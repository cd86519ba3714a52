import { accountTransactions } from '@musi/chain/reads/minedTransactions'
import { latestNumber } from '@musi/chain/reads/latestNumber'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { request } from '../../platform/chain/request.ts'
import { t } from './explorerWords.ts'
import styles from './List.module.css'
import { Empty, Section } from './Section.tsx'
import { SilentPart } from './SilentPart.tsx'
import { TransactionList } from './TransactionList.tsx'
import { useMined } from './useMined.ts'
import { Waiting } from './Waiting.tsx'

const AT_LEAST = 15

/** What an address sent and got, newest first. */
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
