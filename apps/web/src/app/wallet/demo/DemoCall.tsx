import { callTerms } from '@musi/chain/explain/callTerms'
import { type DecodedCall, decodedCall } from '@musi/chain/explain/decodedCall'
import type { Call } from '@musi/chain/write'
import { type Address, shortenAddress } from '@musi/domain/address'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import type { ReactNode } from 'react'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { NameText } from '../../../platform/tokens/explain/AddressName.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { ArgumentList } from '../../../platform/tokens/explain/ArgumentList.tsx'
import { useIdentity } from '../../../platform/tokens/explain/useIdentity.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'
import styles from './DemoCall.module.css'
import { plainName } from './plainName.ts'
import { t } from './demoWords.ts'

/** Later than any real date: it does not run out. */
const LATEST_SECONDS = 10n ** 11n

const doesText = ({ data }: Call, decoded: DecodedCall | null, symbol: string) => {
  if (decoded !== null) return plainName(decoded.name)
  return data === '0x' ? t('transfer', { symbol }) : t('unknown')
}

const Fact = ({ label, title, children }: { label: string; title?: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd {...(title !== undefined && { title })}>{children}</dd>
  </>
)

/** One call in plain words: what is paid, what comes of it, with whom, and until when. All of it is behind the fold. */
export function DemoCall({ call, from }: { call: Call; from: Address }) {
  const { to, data } = call
  const decoded = decodedCall(data)
  const { symbol } = whoIsWho().native
  const { pays, gets, whole, receiver, allows, validUntil } = callTerms(call, decoded, useIdentity(to))
  return (
    <div className={styles['call']}>
      <dl className={styles['facts']}>
        <Fact label={t('does')}>{doesText(call, decoded, symbol)}</Fact>
        {pays.map(({ currency, amount, bound }) => (
          <Fact key={`pays ${currency}`} label={t(`pays.${bound}`)}>
            <Amount currency={currency} amount={amount} inFull />
          </Fact>
        ))}
        {whole !== null && (
          <Fact label={t(whole.kind === 'v1Shares' ? 'pays.exactly' : 'gets.exactly')}>
            {whole.kind === 'v1Shares' ? <OldShares {...whole} native={symbol} /> : t(`whole.${whole.kind}`)}
          </Fact>
        )}
        {pays.length === 0 && gets.length === 0 && whole === null && allows === null && (
          <Fact label={t('pays.exactly')}>{t('nothing', { symbol })}</Fact>
        )}
        {gets.map(({ currency, amount, bound }) => (
          <Fact key={`gets ${currency}`} label={t(`gets.${bound}`)}>
            <Amount currency={currency} amount={amount} inFull />
          </Fact>
        ))}
        {allows !== null && (
          <>
            <Fact label={t('limit')}>
              {allows.amount === UNLIMITED ? (
                <Unlimited token={to} />
              ) : (
                <Amount currency={to} amount={allows.amount} inFull />
              )}
            </Fact>
            <Fact label={t('spender')} title={allows.spender}>
              <NameText address={allows.spender} />
            </Fact>
          </>
        )}
        {receiver !== null && receiver !== from && (
          <Fact label={t('receiver')} title={receiver}>
            <NameText address={receiver} />
          </Fact>
        )}
        <Fact label={data === '0x' ? t('to') : t('contract')} title={to}>
          <NameText address={to} />
        </Fact>
        {validUntil !== null && validUntil < LATEST_SECONDS && (
          <Fact label={t('until')}>{exactTime(Number(validUntil))}</Fact>
        )}
      </dl>
      {data !== '0x' && <Details call={call} decoded={decoded} />}
    </div>
  )
}

function OldShares({ token, native }: { token: Address; native: string }) {
  const identity = useIdentity(token)
  const symbol = identity?.kind === 'token' ? identity.symbol : shortenAddress(token)
  return t('whole.v1Shares', { pair: `${symbol}/${native}` })
}

function Unlimited({ token }: { token: Address }) {
  const identity = useIdentity(token)
  return t('unlimited', { symbol: identity?.kind === 'token' ? identity.symbol : '' }).trim()
}

function Details({ call: { to, data }, decoded }: { call: Call; decoded: DecodedCall | null }) {
  if (decoded?.args.length === 0) return null
  return (
    <details className={styles['details']}>
      <summary>{t('details')}</summary>
      {decoded === null ? <code>{data}</code> : <ArgumentList args={decoded.args} contract={to} Who={NameText} />}
    </details>
  )
}
