import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { orderIn } from '@musi/chain/signingGate/readTypedData'
import type { Call } from '@musi/chain/write'
import type { Address } from '@musi/domain/address'
import { Fragment, createElement } from 'react'
import { config, contractOf } from '../../../platform/page/config/config.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { DemoCall } from './DemoCall.tsx'
import { DemoOrder } from './DemoOrder.tsx'
import styles from './DemoQuestionText.module.css'
import { t } from './demoWords.ts'

type Props = {
  question: DemoPrompt
  accounts: DemoWallet['accounts']
  chosen: Address
  choose: (address: Address) => void
}

function From({ question: { account } }: { question: DemoPrompt }) {
  return (
    <p className={styles['from']}>
      {t('from')} <b>{account.name}</b>
    </p>
  )
}

/** In order and without keys, because two calls may be equal and none of them ever moves. */
const DemoCalls = ({ calls, from }: { calls: readonly Call[]; from: Address }) =>
  createElement(Fragment, null, ...calls.map((call) => createElement(DemoCall, { call, from })))

/** What the page asks of the wallet. */
export function DemoQuestionText({ question, accounts, chosen, choose }: Props) {
  switch (question.kind) {
    case 'connect':
      return (
        <>
          <h3 className={styles['title']}>{t('connect')}</h3>
          <p>{t('connectText')}</p>
          <DemoAccounts accounts={accounts} chosen={chosen} choose={choose} />
        </>
      )
    case 'send': {
      const { length } = question.calls
      return (
        <>
          <h3 className={styles['title']}>{length === 1 ? t('send') : t('batch', { count: length })}</h3>
          {length > 1 && <p>{t('batchText')}</p>}
          <From question={question} />
          <DemoCalls calls={question.calls} from={question.account.address} />
        </>
      )
    }
    case 'sign': {
      const seaport = contractOf('seaport')
      const order = seaport === null ? null : orderIn(question.content, config().chainId, seaport)
      return (
        <>
          <h3 className={styles['title']}>{t('sign')}</h3>
          <p>{t('signText')}</p>
          <From question={question} />
          {order === null ? (
            // It can be longer than the window, so it must be scrollable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={styles['content']} tabIndex={0}>
              {question.content}
            </pre>
          ) : (
            <DemoOrder order={order} content={question.content} />
          )}
        </>
      )
    }
  }
}
