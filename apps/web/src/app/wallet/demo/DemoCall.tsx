import { type CallTerms, callTerms } from '@musi/chain/explain/callTerms'
import { type DecodedCall, decodedCall } from '@musi/chain/explain/decodedCall'
import type { Identity } from '@musi/chain/explain/directory'
import type { Call } from '@musi/chain/write'
import { type Address, shortenAddress } from '@musi/domain/address'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { NameText } from '../../../platform/tokens/explain/AddressName.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { ArgumentList } from '../../../platform/tokens/explain/ArgumentList.tsx'
import { useIdentity } from '../../../platform/tokens/explain/useIdentity.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'
import styles from './DemoCall.module.css'
import { Fact } from './Fact.tsx'
import { PieceText } from './PieceText.tsx'
import { plainName } from './plainName.ts'
import { t } from './demoWords.ts'

/** Later than any real date: it does not run out. */
const LATEST_SECONDS = 10n ** 11n

/** The market's functions are called as contracts speak, not as people do. */
const ON_MARKET = {
  fulfillOrder: 'does.trade',
  fulfillBasicOrder_efficient_6GL6yc: 'does.trade',
  fulfillAvailableAdvancedOrders: 'does.trade',
  matchAdvancedOrders: 'does.trade',
  validate: 'does.list',
  cancel: 'does.withdraw',
  incrementCounter: 'does.withdrawAll',
} as const
const isOnMarket = (name: string): name is keyof typeof ON_MARKET => Object.hasOwn(ON_MARKET, name)

type Called = { call: Call; decoded: DecodedCall | null; identity: Identity | null }

const doesText = ({ call: { data }, decoded, identity }: Called, symbol: string) => {
  const isMarket = identity?.kind === 'role' && identity.role === 'seaport'
  if (decoded !== null)
    return isMarket && isOnMarket(decoded.name) ? t(ON_MARKET[decoded.name]) : plainName(decoded.name)
  return data === '0x' ? t('transfer', { symbol }) : t('unknown')
}

/** One call in plain words: what is paid, what comes of it, with whom, and until when. All of it is behind the fold. */
export function DemoCall({ call, from }: { call: Call; from: Address }) {
  const { to, data } = call
  const decoded = decodedCall(data)
  const { symbol } = whoIsWho().native
  const identity = useIdentity(to)
  const terms = callTerms(call, { decoded, identity, sender: from })
  const { pays, gets, pieces, whole, receiver, allows, allowsPieces, validUntil } = terms
  const movesNothing = pays.length === 0 && gets.length === 0 && pieces.length === 0 && whole === null
  return (
    <div className={styles['call']}>
      <dl className={styles['facts']}>
        <Fact label={t('does')}>{doesText({ call, decoded, identity }, symbol)}</Fact>
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
        <Pieces pieces={pieces} how={GIVEN} />
        {movesNothing && allows === null && allowsPieces === null && (
          <Fact label={t('pays.exactly')}>{t('nothing', { symbol })}</Fact>
        )}
        {gets.map(({ currency, amount, bound }) => (
          <Fact key={`gets ${currency}`} label={t(`gets.${bound}`)}>
            <Amount currency={currency} amount={amount} inFull />
          </Fact>
        ))}
        <Pieces pieces={pieces} how={GOT} />
        {allowsPieces !== null && (
          <>
            <Fact label={t('spender')} title={allowsPieces.spender}>
              <NameText address={allowsPieces.spender} />
            </Fact>
            <Fact label={t(allowsPieces.isAllowed ? 'mayTake' : 'mayNotTake')}>
              <PieceText {...allowsPieces} />
            </Fact>
          </>
        )}
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

const GIVEN = ['given', 'offered'] as const
const GOT = ['got', 'gotIfLeft'] as const

type PiecesProps = { pieces: CallTerms['pieces']; how: readonly CallTerms['pieces'][number]['how'][] }

const Pieces = ({ pieces, how }: PiecesProps) =>
  pieces
    .filter((one) => how.includes(one.how))
    .map(({ piece, how: moved }) => (
      <Fact key={`${piece.collection} ${piece.id}`} label={t(`piece.${moved}`)}>
        <PieceText {...piece} />
      </Fact>
    ))

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
