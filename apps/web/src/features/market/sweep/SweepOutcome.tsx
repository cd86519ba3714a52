import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { listText } from '#platform/page/i18n/listText.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { request } from '#platform/session/chain/request.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type PieceToBuy, sweepTotal } from './sweepable.ts'
import type { SweepAct } from './sweepIntent.ts'
import { sweepText } from './sweepWords.ts'
import { useUnfillableReasons } from './useUnfillableReasons.ts'

/** Interval in ms between reads while the receipt is missing. */
const RETRY_MS = 2000
const isUnavailable = (answer: Answer<unknown>) =>
  answer.kind === 'failed' || (answer.kind === 'ready' && answer.value === null)
const retryDelayMs = (answer: Answer<unknown>) => (isUnavailable(answer) ? RETRY_MS : null)

type ReceivedPieces =
  | { readonly kind: 'read'; readonly isReceived: readonly boolean[] }
  | { readonly kind: 'reading' | 'unavailable' }

/** Reads from the receipt which pieces this transaction bought. */
function useReceivedPieces(hash: string, pieces: readonly PieceToBuy[]): ReceivedPieces {
  const account = useAccount()
  const answer = useAnswer(
    account === null ? null : `${account} ${hash}`,
    async () => {
      const { piecesReceived } = await retryOnce(() => import('@musi/chain/receipts/piecesReceived'))
      const requestedPieces = pieces.map(({ order: { collection, tokenId } }) => ({ collection, id: tokenId }))
      return account === null ? null : piecesReceived(request, hash as `0x${string}`, account, requestedPieces)
    },
    null,
    retryDelayMs,
  )
  if (isUnavailable(answer)) return { kind: 'unavailable' }
  return answer.kind === 'ready' && answer.value !== null
    ? { kind: 'read', isReceived: answer.value }
    : { kind: 'reading' }
}

type Props = { act: SweepAct; hasSucceeded: boolean; hash: string }

/** The pieces bought, their cost, and the refund for those somebody else bought first. */
export const SweepOutcome = ({ hasSucceeded, ...props }: Props) =>
  hasSucceeded ? <Bought {...props} /> : <NotBought {...props.act} />

function Bought({ act: { pieces, currency }, hash }: Omit<Props, 'hasSucceeded'>) {
  const received = useReceivedPieces(hash, pieces)
  if (received.kind !== 'read') return <p>{sweepText(received.kind === 'unavailable' ? 'unread' : 'reading')}</p>
  const boughtPieces = pieces.filter((_, at) => received.isReceived[at])
  const others = pieces.filter((_, at) => !received.isReceived[at])
  const text = (some: readonly PieceToBuy[]) => exactText(amountOf(currency, sweepTotal(some)))
  return (
    <Stack id="sweep-got" gap={4}>
      {boughtPieces.length > 0 && <p>{sweepText('got', { names: listText(boughtPieces.map(({ name }) => name)) })}</p>}
      <p>{sweepText('paid', { paid: text(boughtPieces) })}</p>
      {others.length > 0 && (
        <>
          <p>{sweepText('back', { back: text(others) })}</p>
          <NotBought pieces={others} />
        </>
      )}
    </Stack>
  )
}

/** Pieces sold to others or withdrawn, each with its current state on chain. */
function NotBought({ pieces }: Pick<SweepAct, 'pieces'>) {
  const reasons = useUnfillableReasons(pieces)
  return (
    <div id="sweep-lost">
      <p>{sweepText('lost')}</p>
      <ul>
        {pieces.map(({ hash, name }) => (
          <li key={hash}>{reasons.has(hash) ? sweepText('lost.one', { name, why: reasons.get(hash) ?? '' }) : name}</li>
        ))}
      </ul>
    </div>
  )
}
