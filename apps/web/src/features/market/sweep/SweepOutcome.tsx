import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { listText } from '#platform/page/i18n/listText.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { request } from '#platform/session/chain/request.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type SweptPiece, sweepTotal } from './sweepable.ts'
import type { SweepAct } from './sweepIntent.ts'
import { t } from './sweepWords.ts'
import { useGonePieces } from './useGonePieces.ts'

/** While the receipt is not there, in ms. */
const AGAIN_MS = 2000
const isAway = (answer: Answer<unknown>) =>
  answer.kind === 'failed' || (answer.kind === 'ready' && answer.value === null)
const again = (answer: Answer<unknown>) => (isAway(answer) ? AGAIN_MS : null)

type Bought = { readonly kind: 'read'; readonly got: readonly boolean[] } | { readonly kind: 'reading' | 'away' }

/** By the receipt: what this very transaction brought. */
function useGot(hash: string, pieces: readonly SweptPiece[]): Bought {
  const account = useAccount()
  const answer = useAnswer(
    account === null ? null : `${account} ${hash}`,
    async () => {
      const { piecesReceived: piecesGot } = await retryOnce(() => import('@musi/chain/receipts/piecesReceived'))
      const wanted = pieces.map(({ order: { collection, tokenId } }) => ({ collection, id: tokenId }))
      return account === null ? null : piecesGot(request, hash as `0x${string}`, account, wanted)
    },
    null,
    again,
  )
  const isMissing = isAway(answer)
  if (isMissing) return { kind: 'away' }
  return answer.kind === 'ready' && answer.value !== null ? { kind: 'read', got: answer.value } : { kind: 'reading' }
}

type Props = { act: SweepAct; isGood: boolean; hash: string }

/** The pieces bought, their cost, and the refund for those somebody else bought first. */
export const SweepOutcome = ({ isGood, ...props }: Props) => (isGood ? <Got {...props} /> : <Lost {...props.act} />)

function Got({ act: { pieces, currency }, hash }: Omit<Props, 'isGood'>) {
  const bought = useGot(hash, pieces)
  if (bought.kind !== 'read') return <p>{t(bought.kind === 'away' ? 'unread' : 'reading')}</p>
  const { got } = bought
  const [mine, others] = [true, false].map((wanted) => pieces.filter((_, at) => got[at] === wanted)) as [
    SweptPiece[],
    SweptPiece[],
  ]
  const text = (some: readonly SweptPiece[]) => exactText(amountOf(currency, sweepTotal(some)))
  return (
    <Stack id="sweep-got" gap={4}>
      {mine.length > 0 && <p>{t('got', { names: listText(mine.map(({ name }) => name)) })}</p>}
      <p>{t('paid', { paid: text(mine) })}</p>
      {others.length > 0 && (
        <>
          <p>{t('back', { back: text(others) })}</p>
          <Lost pieces={others} />
        </>
      )}
    </Stack>
  )
}

/** Pieces sold to others or withdrawn, each with its current state on chain. */
function Lost({ pieces }: Pick<SweepAct, 'pieces'>) {
  const gone = useGonePieces(pieces)
  return (
    <div id="sweep-lost">
      <p>{t('lost')}</p>
      <ul>
        {pieces.map(({ hash, name }) => (
          <li key={hash}>{gone.has(hash) ? t('lost.one', { name, why: gone.get(hash) ?? '' }) : name}</li>
        ))}
      </ul>
    </div>
  )
}
