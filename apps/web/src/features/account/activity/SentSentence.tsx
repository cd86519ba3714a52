import { indexFunctions } from '@musi/chain/explain/decodedCall'
import { explainTransaction } from '@musi/chain/explain/explainTransaction'
import type { Story } from '@musi/chain/explain/story'
import type { Address } from '@musi/domain/address'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { useUnitTrust } from '#platform/page/money/useUnitTrust.ts'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { runInTurns } from '#platform/tokens/catalogue/runInTurns.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { DoneSentence, FailedSentence, Sentence } from '#platform/tokens/story/Sentence.tsx'

type Props = {
  sent: PastTransaction
  /** The transaction as read from the chain; null if only the history has it. */
  mined: Mined | null
  /** The account the page is about. */
  page: Address
}

/** Indexes the known functions in short slices before the first sentence is shown, so that the page is never blocked. */
export const preloadStories = (): Promise<unknown> => runInTurns(indexFunctions(), () => true)

/** Describes a transaction without acts, with the explorer's sentences. */
export function SentSentence({ sent, mined, page }: Props) {
  useLanguage()
  useUnitTrust()
  if (mined !== null)
    return <Sentence explained={explainTransaction(mined.transaction, mined.receipt, addressDirectory())} page={page} />
  const activity = { who: sent.from, story: plainStory(sent), isPage: sent.from === page }
  return sent.status === 'failed' ? <FailedSentence {...activity} /> : <DoneSentence {...activity} />
}

/** Builds the story from the history alone, which is enough for a plain transfer. */
function plainStory({ to, value, selector }: PastTransaction): Story {
  if (to === null) return { kind: 'deployed' }
  if (selector !== null) return { kind: 'used', contract: to }
  return { kind: 'sent', sum: { currency: 'native', amount: value }, to }
}
