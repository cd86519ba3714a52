import { chainById } from '@musi/chain/chainTable'
import { type DecodedCall, decodedCall } from '@musi/chain/explain/decodedCall'
import { type Directory, directory } from '@musi/chain/explain/directory'
import type { Call } from '@musi/chain/write'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { config } from '../../../platform/page/config/config.ts'
import styles from './DemoCall.module.css'
import { argumentText, plainName, whoIs } from './demoCallText.ts'
import { t } from './demoWords.ts'

/** Up to this many arguments are unfolded; more are folded. */
const FEW = 3

type DetailsProps = { call: Call; decoded: DecodedCall | null; known: Directory }

function Details({ call: { to, data }, decoded, known }: DetailsProps) {
  if (data === '0x' || decoded?.args.length === 0) return null
  return (
    <details className={styles['details']} open={decoded !== null && decoded.args.length <= FEW}>
      <summary>{t('details')}</summary>
      {decoded === null ? (
        <code>{data}</code>
      ) : (
        <dl className={styles['facts']}>
          {decoded.args.map((argument) => (
            <div key={argument.name} className={styles['argument']}>
              <dt>{argument.name}</dt>
              <dd>{argumentText(known, to, argument) || t('none')}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}

const doesText = ({ data }: Call, decoded: DecodedCall | null, symbol: string) => {
  if (decoded !== null) return plainName(decoded.name)
  return data === '0x' ? t('transfer', { symbol }) : t('unknown')
}

/** One call in readable form: what it does, with which contract, and how much it sends. */
export function DemoCall({ call }: { call: Call }) {
  const { to, data, value } = call
  const given = config()
  const { symbol, name } = chainById(given.chainId)?.native ?? { symbol: '', name: '' }
  const known = directory(given)
  const decoded = decodedCall(data)
  const amount = exactAmount(amountOf({ kind: 'native', decimals: 18, symbol, name }, value))
  return (
    <div className={styles['call']}>
      <dl className={styles['facts']}>
        <dt>{t('does')}</dt>
        <dd>{doesText(call, decoded, symbol)}</dd>
        <dt>{data === '0x' ? t('to') : t('contract')}</dt>
        <dd title={to}>{whoIs(known, to)}</dd>
        <dt>{t('value')}</dt>
        <dd>{value === 0n ? t('nothing', { symbol }) : t('amount', { amount, symbol })}</dd>
      </dl>
      <Details call={call} decoded={decoded} known={known} />
    </div>
  )
}
