import { type DecodedCall, decodedCall } from '@musi/chain/explain/decodedCall'
import type { CallTerms } from '@musi/chain/explain/terms/terms'
import type { Call } from '@musi/chain/write'
import { type Address, shortenAddress } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Facts } from '@musi/ui/layout/Facts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { percentText } from '#platform/page/money/percentText.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { ArgumentList } from '#platform/tokens/explain/ArgumentList.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { identityToken } from '#platform/tokens/explain/identityToken.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'
import { AllowanceText } from './AllowanceText.tsx'
import { ActTitle } from './ActTitle.tsx'
import styles from './DemoStep.module.css'
import { AmountFact, Fact } from './Fact.tsx'
import { PieceText } from './PieceText.tsx'
import { demoText } from './demoWords.ts'
import type { Reading } from '#platform/tokens/explain/useIdentities.ts'
import type { Step } from './useSteps.ts'

/** Later than any real date; such an act has no deadline. */
const LATEST_SECONDS = 10n ** 11n

type Props = {
  step: Step
  reading: Reading
  from: Address
  /** The level of its heading; a step of a batch is below the batch's heading. */
  level: 3 | 4
}

/** One act in plain words: amounts paid and received, approvals and deadlines. All details are collapsed. */
export function DemoStep({ step, reading, from, level }: Props) {
  const { terms, allowances, call } = step
  const decoded = decodedCall(call.data)
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={styles[level === 3 ? 'title' : 'subtitle']}>
        {reading === 'reading' && terms.act === 'approve' ? (
          demoText('act.approve.reading')
        ) : (
          <ActTitle terms={terms} decoded={decoded} from={from} />
        )}
      </Heading>
      <div className={styles['call']}>
        {reading === 'reading' ? (
          <Skeleton label={demoText('reading')} />
        ) : (
          <StepFacts terms={terms} allowances={allowances} call={call} from={from} />
        )}
        {reading === 'read' && terms.isUnknown && <p className={styles['caution']}>{demoText('unknownText')}</p>}
        {call.data !== '0x' && <Details call={call} decoded={decoded} />}
      </div>
    </>
  )
}

type FactsProps = Pick<Step, 'terms' | 'allowances' | 'call'> & { from: Address }

function StepFacts({ terms, allowances, call, from }: FactsProps) {
  const { act, subject, pays, gets, pieces, whole, receivers, allows, validUntil, isUnknown } = terms
  const shownAllowances = allows !== null && act !== 'approve' ? [...allowances, allows] : allowances
  return (
    <Facts look="columns" close className={styles['facts']}>
      {pays.map(({ currency, amount, bound }) => (
        <AmountFact key={`pays ${currency}`} label={demoText(`pays.${bound}`)} currency={currency} amount={amount} />
      ))}
      {whole?.side === 'pays' && <WholeFact whole={whole} subject={subject} label={demoText('pays.exactly')} />}
      <Pieces pieces={pieces} how={GIVEN} />
      {paysNothing(terms) && <Fact label={demoText('pays.exactly')}>{demoText('nothing')}</Fact>}
      {gets.map(({ currency, amount, bound }) => (
        <AmountFact key={`gets ${currency}`} label={getsText(terms, bound)} currency={currency} amount={amount} />
      ))}
      {whole?.side === 'gets' && <WholeFact whole={whole} subject={subject} label={getsText(terms, 'exactly')} />}
      <Pieces pieces={pieces} how={GOT} />
      <SubjectFacts subject={subject} />
      {receivers[0] !== undefined && (
        <Fact label={demoText(act === 'registerSong' ? 'sharedBy' : 'to')} title={receivers.join(', ')}>
          <Receivers receivers={receivers} first={receivers[0]} />
        </Fact>
      )}
      {shownAllowances.map((allowance) => (
        <Fact key={`${allowance.token} ${allowance.spender}`} label={demoText('allows')}>
          <AllowanceText allowance={allowance} />
        </Fact>
      ))}
      {validUntil !== null && validUntil < LATEST_SECONDS && (
        <Fact label={demoText('until')}>{exactTime(Number(validUntil))}</Fact>
      )}
      {(isUnknown || act === 'approve') && (
        <Fact label={demoText('contract')} title={call.to}>
          <NameText address={call.to} />
        </Fact>
      )}
      <Fact label={demoText('from')} title={from}>
        <NameText address={from} />
      </Fact>
    </Facts>
  )
}

/** Amounts sent to others are not shown as received by the signer. */
const getsText = ({ receivers }: CallTerms, bound: CallTerms['gets'][number]['bound']): string =>
  receivers.length > 0 && bound !== 'whenSold' ? demoText(`gets.others.${bound}`) : demoText(`gets.${bound}`)

const GIVEN = ['given', 'offered', 'kept'] as const
const GOT = ['got', 'gotIfLeft'] as const

/** True if the act moves nothing, which is then said; an act that cannot be read might move anything. */
const paysNothing = ({ pays, gets, pieces, whole, isUnknown, isUnread }: CallTerms): boolean =>
  pays.length === 0 && gets.length === 0 && pieces.length === 0 && whole === null && !isUnknown && !isUnread

type PiecesProps = { pieces: CallTerms['pieces']; how: readonly CallTerms['pieces'][number]['how'][] }

const Pieces = ({ pieces, how }: PiecesProps) =>
  pieces
    .filter((one) => how.includes(one.how))
    .map(({ piece, how: moved }, at) => (
      // Two orders may be for the same piece, and the list never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <Fact key={at} label={demoText(`piece.${moved}`)}>
        {piece.id === null ? <NewPiece collection={piece.collection} /> : <PieceText {...piece} />}
      </Fact>
    ))

const NewPiece = ({ collection }: { collection: Address }) =>
  withParts(demoText('newPiece', { collection: '⟦collection⟧' }), { collection: <NameText address={collection} /> })

const Receivers = ({ receivers, first }: { receivers: readonly Address[]; first: Address }) =>
  receivers.length === 1 ? (
    <NameText address={first} />
  ) : (
    withParts(demoText('andOthers', { first: '⟦first⟧', count: receivers.length - 1 }), {
      first: <NameText address={first} />,
    })
  )

function SubjectFacts({ subject: { price, perDay, opensAtSeconds, royalty } }: Pick<CallTerms, 'subject'>) {
  return (
    <>
      {price !== undefined && <AmountFact label={demoText(perDay === undefined ? 'price' : 'perPlay')} {...price} />}
      {perDay !== undefined && <Fact label={demoText('perDay')}>{numberText(perDay)}</Fact>}
      {opensAtSeconds !== undefined && <Fact label={demoText('opensAt')}>{exactTime(Number(opensAtSeconds))}</Fact>}
      {royalty !== undefined && (
        <>
          <Fact label={demoText('royalty')}>{percentText(royalty.shareBps)}</Fact>
          <Fact label={demoText('royalty.to')} title={royalty.receiver}>
            <NameText address={royalty.receiver} />
          </Fact>
        </>
      )}
    </>
  )
}

type WholeProps = Pick<CallTerms, 'whole' | 'subject'> & { label: string }

function WholeFact({ whole, subject, label }: WholeProps) {
  if (whole === null) return null
  const { what } = whole
  const text = () => {
    switch (what.kind) {
      case 'v1Shares':
        return <V1Shares token={what.token} />
      case 'budget':
      case 'owed':
        return withParts(demoText(`whole.${what.kind}`, { token: '⟦token⟧' }), {
          token: <NameText address={what.token} />,
        })
      case 'supply':
        return demoText('whole.supply', { symbol: subject.symbol ?? '' })
      default:
        return demoText(`whole.${what.kind}`)
    }
  }
  return <Fact label={label}>{text()}</Fact>
}

function V1Shares({ token }: { token: Address }) {
  const identity = useIdentity(token)
  const named = identity === null ? null : identityToken(identity, token)
  const unit = named === null ? shortenAddress(token) : unitText(named)
  return demoText('whole.v1Shares', { pair: `${unit}/${addressDirectory().native.symbol}` })
}

function Details({ call: { to, data }, decoded }: { call: Call; decoded: DecodedCall | null }) {
  return (
    <details className={styles['details']}>
      <summary>{demoText('details')}</summary>
      <Facts look="columns" close className={styles['facts']}>
        <Fact label={demoText('contract')} title={to}>
          <code>{to}</code>
        </Fact>
      </Facts>
      {decoded === null ? <code>{data}</code> : <ArgumentList args={decoded.args} contract={to} Who={NameText} />}
    </details>
  )
}
