import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { useEffect, useState } from 'react'
import { listText } from '#platform/page/i18n/listText.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { request } from '#platform/session/chain/request.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type SweptPiece, sweepTotal } from './sweepable.ts'
import type { SweepAct } from './sweepIntent.ts'
import { t } from './sweepWords.ts'
import { useGonePieces } from './useGonePieces.ts'

const AGAIN_MS = 2000

type Bought = { readonly kind: 'read'; readonly got: readonly boolean[] } | { readonly kind: 'reading' | 'away' }

/** By the receipt: what this very transaction brought. */
function useGot(hash: string, pieces: readonly SweptPiece[]): Bought {
  const account = useAccount()
  const [tries, setTries] = useState(0)
  const answer = useAnswer(
    account === null ? null : `${account} ${hash}`,
    async () => {
      const { piecesGot } = await retryOnce(() => import('@musi/chain/receipts/piecesGot'))
      const wanted = pieces.map(({ order: { collection, tokenId } }) => ({ collection, id: tokenId }))
      return account === null ? null : piecesGot(request, hash as `0x${string}`, account, wanted)
    },
    tries,
  )
  const isMissing = answer.kind === 'failed' || (answer.kind === 'ready' && answer.value === null)
  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS)
    return () => clearTimeout(timer)
    // Whatever came of the last try, there is another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isMissing, tries])
  if (isMissing) return { kind: 'away' }
  return answer.kind === 'ready' && answer.value !== null ? { kind: 'read', got: answer.value } : { kind: 'reading' }
}

type Props = { act: SweepAct; isGood: boolean; hash: string }

/** Which of several were got, what that cost, and what came back for those that somebody else was faster with. */
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

/** What somebody else has, or nobody sells any more, each with what the chain says of it now. */
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
