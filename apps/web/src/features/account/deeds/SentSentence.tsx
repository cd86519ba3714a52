import { explainTransaction } from '@musi/chain/explain/explainTransaction'
import type { Story } from '@musi/chain/explain/story'
import { minedByHash } from '@musi/chain/reads/minedByHash'
import { Skeleton } from '@musi/ui/Skeleton'
import { useLanguage } from '../../../platform/page/i18n/useLanguage.ts'
import { useAnswer } from '../../../platform/page/loading/useAnswer.ts'
import { request } from '../../../platform/session/chain/request.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'
import type { PastTransaction } from '../../../platform/tokens/story/pastTransaction.ts'
import { DoneSentence, FailedSentence, Sentence } from '../../../platform/tokens/story/Sentence.tsx'

/** A transaction that no act tells of, in the words of the explorer. */
export function SentSentence({ sent }: { sent: PastTransaction }) {
  useLanguage()
  const isPlain = sent.selector === null && sent.to !== null
  const answer = useAnswer(isPlain ? null : `${sent.transaction} ${sent.block}`, () => minedByHash(request, [sent]))
  if (!isPlain && answer.kind === 'waiting') return <Skeleton />
  const [mined] = answer.kind === 'ready' ? answer.value : []
  if (mined !== undefined)
    return <Sentence explained={explainTransaction(mined.transaction, mined.receipt, whoIsWho())} />
  const deed = { who: sent.from, story: plainStory(sent) }
  return sent.status === 'failed' ? <FailedSentence {...deed} /> : <DoneSentence {...deed} />
}

/** As far as the history knows it, which is all of a plain transfer. */
function plainStory({ to, value, selector }: PastTransaction): Story {
  if (to === null) return { kind: 'deployed' }
  if (selector !== null) return { kind: 'used', contract: to }
  return { kind: 'sent', sum: { currency: 'native', amount: value }, to }
}
